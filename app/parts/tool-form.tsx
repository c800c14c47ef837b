import type { ReactNode } from "react";
import { Button } from "#app/ui/form/button.tsx";
import { Form } from "#app/ui/form/form.tsx";
import styles from "./tool-form.module.css";

type ToolFormProps = {
  /** The id of the title. */
  id: string;
  /** The URL of the tool. */
  action: string;
  /** `post` keeps what is typed out of URLs, logs and caches. */
  method?: "post";
  texts: { title: string; submit: string };
  children: ReactNode;
  /** Shown after the button. */
  note?: ReactNode;
};

/** The form of a tool, which works without script: `#answer` is its answer, or the summary of its errors. */
export function ToolForm(props: ToolFormProps) {
  const { id, action, method, texts, children, note } = props;
  return (
    <Form
      className={styles.form}
      method={method}
      action={`${action}#answer`}
      noValidate
      autoComplete="off"
      aria-labelledby={id}
    >
      <h2 id={id}>{texts.title}</h2>
      {children}
      <Button type="submit">{texts.submit}</Button>
      {note}
    </Form>
  );
}
