import { AppButtons } from "#app/layout/actions/app-buttons.tsx";
import { Film } from "#app/layout/film.tsx";
import { AskedMost } from "#app/parts/prices/asked-most.tsx";
import { askedPrices } from "#app/parts/prices/asked-prices.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Cutout } from "#app/parts/cutout.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { SlideShow } from "#app/ui/media/slide-show.tsx";
import { hrefOf } from "#app/lib/links.ts";
import { bankData } from "#app/lib/organisation-data.ts";
import { metaOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { families } from "#domain/products/families.ts";
import type { Content } from "#model/content.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { PatternImage } from "#app/parts/pattern-image.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language-context.ts";
import type { Route } from "./+types/route";
import rows from "#app/ui/rows.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./home.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  return { meta: metaOf(content.bankHome, link("/hfc")) };
}

export default function BankHome() {
  const { content, origin } = useServices();
  const home = content.bankHome;
  return (
    <>
      <Hero home={home} />
      <Tasks tasks={home.tasks} />
      <div className={`${styles.section} wrap`}>
        <AskedMost asked={askedPrices(content)} />
      </div>
      <Audiences />
      <Slides slides={home.slides} />
      <Families />
      <App app={home.app} />
      <JsonLd data={bankData(content, origin)} />
    </>
  );
}

function Hero({ home }: { home: Content["bankHome"] }) {
  const texts = useServices().content.messages.shell;
  return (
    <div className={styles.hero}>
      <div className={`${stack.wide} ${styles.inner} wrap`}>
        <div className={`${stack.tight} ${styles.words}`}>
          <h1>{home.hero}</h1>
          <p>{home.lead}</p>
          <Film film={home.film} label={texts.watchFilm} variant="quiet" />
        </div>
        <Cutout
          className={styles.scene}
          scene="home"
          sizes="(min-width: 48em) 15rem, 1px"
          alt={texts.homePicture}
          isFirst
        />
      </div>
    </div>
  );
}

function Tasks({ tasks }: Pick<Content["bankHome"], "tasks">) {
  const { messages, settings } = useServices().content;
  return (
    <section className="wrap" aria-labelledby="tasks">
      <h2 id="tasks" className={styles.title}>
        {messages.shell.whatToDo}
      </h2>
      <ul className={`${stack.tight} ${styles.tasks}`}>
        {tasks.map(({ icon, hint, link: to }) => (
          <li key={to.label}>
            <Link href={hrefOf(to, settings)}>
              <Icon name={`${icon}-duotone`} />
              <span>
                <strong>{to.label}</strong> <small>{hint}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Audiences() {
  const { languageOf } = usePageLanguage();
  const { landings, messages } = useServices().content;
  return (
    <nav aria-label={messages.shell.bankingFor} className="wrap">
      <ul className={styles.audiences}>
        {landings.map(({ id, label, headline }) => (
          <li key={id}>
            <Link href={paths.banking(id)}>
              <strong lang={languageOf(label)}>{label}</strong>{" "}
              <span lang={languageOf(headline)}>{headline}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Slides({ slides }: Pick<Content["bankHome"], "slides">) {
  const { messages, settings } = useServices().content;
  return (
    <div className="wrap">
      <SlideShow
        id="banner"
        label={messages.shell.newAndUseful}
        texts={messages.carousel}
        className={styles.banners}
        slides={slides.map((slide, i) => ({
          title: slide.title,
          content: (
            <div className={styles.banner} data-motif={slide.motif}>
              <PatternImage
                className={styles.pattern}
                motif={slide.motif}
                shape="wide"
                seed={`banner-${i + 1}`}
              />
              <h2>{slide.title}</h2>
              <p>{slide.text}</p>
              <ButtonLink href={hrefOf(slide.link, settings)} variant="light">
                {slide.link.label}
              </ButtonLink>
            </div>
          ),
        }))}
      />
    </div>
  );
}

function Families() {
  const { families: texts, messages } = useServices().content;
  return (
    <nav aria-label={messages.banking.kinds} className="wrap">
      <ul className={styles.families}>
        {families.map((family) => (
          <li key={family}>
            <Link className={rows.link} href={paths.family(family)}>
              {texts[family].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function App({ app }: Pick<Content["bankHome"], "app">) {
  return (
    <section className={`${styles.app} wrap`} aria-labelledby="whizz">
      <div className={`${stack.wide} ${styles.phone}`}>
        <div className={`${stack.tight} ${styles.words}`}>
          <h2 id="whizz">{app.title}</h2>
          <p>{app.text}</p>
          <AppButtons />
          <p>{useServices().content.messages.shell.mobileMoney}</p>
        </div>
        <Cutout className={styles.object} scene="phone" sizes="(min-width: 56em) 26rem, 70vw" />
      </div>
    </section>
  );
}
