import { Banner } from "#app/layout/banner/banner.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { Values } from "#app/ui/figures/values.tsx";
import { hrefOf } from "#app/lib/links.ts";
import { headOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import { Paragraphs } from "#app/ui/text-list.tsx";
import rows from "#app/ui/rows.module.css";
import styles from "./about-us.module.css";
import type { AboutUs } from "#model/page-texts/about-us.ts";
import { PatternImage } from "#app/parts/pattern-image.tsx";
import { partsOfDay } from "#domain/time/milestone-day.ts";
import { Timeline } from "#app/features/corporate/timeline.tsx";
import stack from "#app/ui/stack.module.css";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import { Accordion } from "#app/ui/folds/accordion.tsx";
import { Cutout } from "#app/parts/cutout.tsx";
import { Link } from "#app/ui/navigation/link.tsx";

/** The group: its companies, purpose, values and history (COR-1). */
export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  return headOf(content.aboutUs, link("/about-us"));
}

export default function AboutUsPage() {
  const { aboutUs, settings } = useServices().content;
  const { title, lead, profiles, aims, impact, subsidiaries, values, history, next } = aboutUs;
  return (
    <>
      <Banner motif="corporate" seed="about-us" title={title} lead={lead} />
      <div className={styles.page}>
        <Profiles profiles={profiles} />
        <Subsidiaries {...subsidiaries} />
        <Aims {...aims} />
        <Impact {...impact} />
        <Values {...values} belt={paths.pattern("insurance", "strip", "about-us")}>
          {values.provenance === "specimen" && <SpecimenMark />}
        </Values>
        <History {...history} />
        <nav className={`${rows.buttons} wrap`} aria-label={next.title}>
          {next.links.map((item) => (
            <ButtonLink key={item.label} variant="secondary" href={hrefOf(item, settings)}>
              {item.label}
            </ButtonLink>
          ))}
        </nav>
      </div>
    </>
  );
}

function Aims({ title, items }: AboutUs["aims"]) {
  return (
    <section className={styles.band} aria-labelledby="aims">
      <PatternImage className={styles.pattern} motif="savings" shape="wide" seed="about-us" />
      <div className={`${stack.wide} ${styles.aims} wrap`}>
        <h2 id="aims">{title}</h2>
        <dl className={`${stack.wide} ${styles.list}`}>
          {items.map(({ name, text, provenance }) => (
            <div key={name}>
              <dt>
                {name} {provenance === "specimen" && <SpecimenMark />}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The history of the group by year, from public records. */
function History({ title, text, milestones }: AboutUs["history"]) {
  return (
    <section className={`${styles.history} wrap`} aria-labelledby="history">
      <div className={`${stack.top} ${styles.head}`}>
        <h2 id="history">{title}</h2>
        <p>{text}</p>
      </div>
      <Timeline
        items={milestones.map((milestone) => {
          const { year, within } = partsOfDay(milestone.on);
          return { ...milestone, when: year, within };
        })}
      />
    </section>
  );
}

/** Figures from the accounts with their unit and date; smaller, the five figures of COR-2, which are unconfirmed. */
function Impact({ title, figures, text, accounts, provenance }: AboutUs["impact"]) {
  return (
    <section className={`${stack.wide} wrap`} aria-labelledby="impact">
      <h2 id="impact">{title}</h2>
      <div className={`${stack.wide} ${styles.accounts} raised`}>
        <h3>{accounts.title}</h3>
        <FigureList
          className={`${stack.wide} ${styles.figures}`}
          lines={linesOf(accounts.figures)}
        />
        <OwnFactDay source={accounts.source} asOf={accounts.asOf} />
      </div>
      <div className={stack.measured}>
        <p>
          {text} {provenance === "specimen" && <SpecimenMark />}
        </p>
        <FigureList lines={linesOf(figures)} />
      </div>
    </section>
  );
}

const linesOf = (figures: AboutUs["impact"]["figures"]) =>
  figures.map(({ label, figure }) => [label, figure] as const);

/** The profiles of the group, one card each. */
function Profiles({ profiles }: Pick<AboutUs, "profiles">) {
  return (
    <ul className={`${stack.wide} ${styles.profiles} wrap`}>
      {profiles.map(({ title, text, picture, alt, source, asOf }, i) => (
        <li key={title} className={`${styles.card} raised`}>
          <Picture
            className={styles.picture}
            name={picture}
            widths={[480, 960, 1600]}
            webpWidths={[480, 960]}
            width={1600}
            height={900}
            sizes={i === 0 ? "(min-width: 60em) 44rem, 100vw" : "(min-width: 60em) 37rem, 100vw"}
            alt={alt}
            isFirst={i === 0}
          />
          <div className={`${stack.top} ${styles.words}`}>
            <h2>{title}</h2>
            <Paragraphs texts={text} />
            {source && <OwnFactDay source={source} asOf={asOf} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The companies of the group. COR-1: one is open at a time, and pressing the open one closes it. */
function Subsidiaries({ title, text, items }: AboutUs["subsidiaries"]) {
  return (
    <section className={`${styles.subsidiaries} wrap`} aria-labelledby="subsidiaries">
      <div className={styles.group}>
        <h2 id="subsidiaries">{title}</h2>
        <Paragraphs texts={text} />
      </div>
      <Accordion
        name="subsidiaries"
        items={items.map((item) => ({
          title: `${item.name}: ${item.what}`,
          content: <Subsidiary {...item} />,
        }))}
      />
    </section>
  );
}

function Subsidiary(company: AboutUs["subsidiaries"]["items"][number]) {
  const { settings } = useServices().content;
  const { description, scene, link: to, source, asOf } = company;
  return (
    <div className={styles.company}>
      <Cutout className={styles.mark} scene={scene} sizes="9rem" />
      <Paragraphs texts={description} />
      <p>
        <Link className={rows.link} href={hrefOf(to, settings)}>
          {to.label}
        </Link>
      </p>
      {source && <OwnFactDay source={source} asOf={asOf} />}
    </div>
  );
}
