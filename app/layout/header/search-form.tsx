import { paths } from "#app/pages/paths.ts";
import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Form } from "#app/ui/form/form.tsx";
import styles from "./search-form.module.css";

/** Leads to /search/{term}: with script directly, and without script by a redirect of the server. */
export function SearchForm({ id = "site-search", term }: { id?: string; term?: string }) {
  const texts = useServices().content.messages.shell.search;
  return (
    <search-box>
      <Form className={styles.form} action={paths.search()} role="search" autoComplete="off">
        <label className="visually-hidden" htmlFor={id}>
          {texts.label}
        </label>
        <input
          id={id}
          className={styles.input}
          type="search"
          name="term"
          defaultValue={term}
          placeholder={texts.placeholder}
          maxLength={120}
          required
        />
        <button className={styles.submit}>
          <Icon name="magnifying-glass-bold" />
          {texts.button}
        </button>
      </Form>
    </search-box>
  );
}
