import { useServices } from "#app/lib/services.tsx";
import { Accordion } from "#app/ui/folds/accordion.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./questions.module.css";

/** RIG-8: questions, one open at a time; numbered on the short page. */
export function RightsQuestions({ isNumbered = false }: { isNumbered?: boolean }) {
  const { questions } = useServices().content.rightsIssue;
  return (
    <Accordion
      name="rights-faqs"
      items={questions.map(({ question, html }, i) => ({
        title: isNumbered ? `${i + 1}. ${question}` : question,
        content: (
          <div
            className={`${stack.close} ${styles.answer}`}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ),
      }))}
    />
  );
}
