import { Link } from "#app/ui/navigation/link.tsx";
import { describeApi, type Endpoint, type FieldLine } from "./endpoints.ts";
import { Banner } from "#app/layout/banner/banner.tsx";
import { servicesContext } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import styles from "./api-docs.module.css";

/** The API as readable text, from the same document as `/api/openapi.json`. */
export function loader({ context }: Route.LoaderArgs) {
  const { apiDocument } = context.get(servicesContext);
  const api = describeApi(apiDocument());
  return {
    api,
    meta: {
      title: api.title,
      description: api.description,
      canonical: link("/api/docs"),
      isUnlisted: true,
    },
    crumbs: [{ label: api.title }],
  };
}

export default function ApiDocs({ loaderData: { api } }: Route.ComponentProps) {
  return (
    <>
      <Banner motif="corporate" seed="api" title={api.title} lead={api.description} />
      <div className={`wrap ${styles.page}`}>
        <nav aria-label="Services">
          <ul className={styles.contents}>
            {api.endpoints.map(({ id, method, path, summary }) => (
              <li key={id}>
                <Link href={`#${id}`}>{summary}</Link>
                <code>{`${method} ${path}`}</code>
              </li>
            ))}
          </ul>
          <p>
            For programs: <Link href={paths.apiDocument()}>{paths.apiDocument()}</Link> (OpenAPI
            3.1, version {api.version}).
          </p>
        </nav>
        {api.endpoints.map((endpoint) => (
          <EndpointSection key={endpoint.id} {...endpoint} />
        ))}
      </div>
    </>
  );
}

function EndpointSection(endpoint: Endpoint) {
  const { id, method, path, summary, description, parameters, proofs, body, data, responses } =
    endpoint;
  return (
    <section className={styles.endpoint} id={id}>
      <h2>{summary}</h2>
      <p>
        <code className={styles.address} data-method={method}>
          {`${method} ${path}`}
        </code>
      </p>
      {description && (
        <p>
          <WithCode text={description} />
        </p>
      )}
      <FieldList title="Parameters" lines={parameters} />
      <FieldList title="Proof" lines={proofs} />
      {body && <FieldList title={`Body: ${body.type}`} lines={body.fields} />}
      <FieldList title="In data of the answer" lines={data} />
      {responses.length > 0 && (
        <>
          <h3>Answers</h3>
          <dl className={styles.answers}>
            {responses.map(({ status, about }) => (
              <div key={status}>
                <dt>
                  <code>{status}</code>
                </dt>
                <dd>
                  <WithCode text={about} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

/** The fields of a request or an answer; nothing without fields. */
function FieldList({ title, lines }: { title: string; lines: readonly FieldLine[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {lines.map(({ name, kind, about, example }) => (
          <div key={name} className={styles.line}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <p>{kind}</p>
              {about && (
                <p>
                  <WithCode text={about} />
                </p>
              )}
              {example !== undefined && (
                <p>
                  Example: <code>{example}</code>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A text whose parts in backticks are code, as in the API's descriptions. */
function WithCode({ text }: { text: string }) {
  return text
    .split("`")
    .map((part, place) => (place % 2 === 1 ? <code key={`${place}${part}`}>{part}</code> : part));
}
