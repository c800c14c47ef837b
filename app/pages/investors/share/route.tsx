import { investorCrumbs } from "#app/features/investors/crumbs.ts";
import { MoreLinks } from "#app/features/investors/more-links.tsx";
import { SourcedTable } from "#app/parts/company-papers/sourced-table.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { PageSource } from "#app/layout/words/page-source.tsx";
import { metaOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import type { InvestorShare } from "#model/investors/share-schema.ts";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import type { Route } from "./+types/route";
import { TableHead } from "#app/ui/figures/table-head.tsx";
import { Paragraphs } from "#app/ui/text-list.tsx";
import quiet from "#app/ui/quiet.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "#app/features/investors/share.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { share } = content.investors;
  return {
    meta: metaOf(share, link("/investor-relations/share")),
    crumbs: investorCrumbs(content, share.title),
  };
}

export default function Share() {
  const { share, texts: all } = useServices().content.investors;
  const { facts, prices, dividends, changes, help } = share;
  const texts = all.sharePage;
  return (
    <>
      <Banner motif="corporate" seed="investor-share" title={share.title} lead={share.lead} />
      <div className={`${stack.apart} ${styles.page} wrap`}>
        <div className={`${stack.apart} ${styles.column}`}>
          <SourcedTable
            caption={facts.title}
            heads={[texts.what, texts.detail]}
            rows={facts.rows.map(({ label, value, ...row }) => ({ ...row, cells: [label, value] }))}
          />
          <SourcedTable
            caption={dividends.title}
            text={dividends.text}
            heads={[texts.year, texts.kind, texts.perShare]}
            rows={dividends.rows.map(({ year, what, kes, ...row }) => ({
              ...row,
              cells: [String(year), what, kes.toFixed(2)],
            }))}
            hasFigures
          />
          <SourcedTable
            caption={changes.title}
            heads={[texts.when, texts.event]}
            rows={changes.rows.map(({ when, what, ...row }) => ({ ...row, cells: [when, what] }))}
          />
        </div>
        <div className={`${stack.apart} ${styles.column}`}>
          <Prices {...prices} />
          <section className={`${stack.close} ${styles.help} raised`} aria-labelledby="help">
            <h2 id="help">{help.title}</h2>
            <Paragraphs texts={help.text} />
            <Link href={link("/contact-us")}>{help.link}</Link>
          </section>
          <MoreLinks current="share" />
          <p className={quiet.note}>{all.caution}</p>
        </div>
      </div>
    </>
  );
}

/** Past prices, with the sources of the whole table. */
function Prices({ title, text, rows, sources }: InvestorShare["prices"]) {
  const texts = useServices().content.investors.texts.sharePage;
  return (
    <section className={`${stack.close} ${styles.prices} raised`} aria-labelledby="prices">
      <h2 id="prices">{title}</h2>
      <p>{text}</p>
      <table aria-labelledby="prices">
        <TableHead heads={[texts.when, texts.price]} />
        <tbody>
          {rows.map(({ when, kes }) => (
            <tr key={when}>
              <th scope="row">{when}</th>
              <td>{kes.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sources.map((source) => (
        <PageSource key={source.source} {...source} />
      ))}
    </section>
  );
}
