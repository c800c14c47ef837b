import type { Faq } from "#model/products/schema.ts";
import { useServices } from "#app/lib/services.tsx";
import { Accordion } from "#app/ui/folds/accordion.tsx";
import styles from "./faqs.module.css";

export function Faqs({ faqs }: { faqs: readonly Faq[] }) {
  const { messages } = useServices().content;
  return (
    <section className={`${styles.faqs} wrap`} aria-labelledby="faqs">
      <h2 id="faqs">{messages.product.faqs}</h2>
      <Accordion
        name="faqs"
        items={faqs.map(({ question, answers }) => ({
          title: question,
          content: answers.map((answer) => <p key={answer}>{answer}</p>),
        }))}
      />
    </section>
  );
}
