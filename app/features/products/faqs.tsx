import type { Faq } from "#model/products/schema.ts";
import { useServices } from "#app/lib/services.tsx";
import { Accordion } from "#app/ui/folds/accordion.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./faqs.module.css";

type FaqsProps = {
  faqs: readonly Faq[];
  /** True beside the figures of the product, not below them. */
  isBeside?: boolean;
};

export function Faqs({ faqs, isBeside = false }: FaqsProps) {
  const { messages } = useServices().content;
  return (
    <section className={isBeside ? stack.even : `${styles.faqs} wrap`} aria-labelledby="faqs">
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
