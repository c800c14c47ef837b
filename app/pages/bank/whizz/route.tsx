import { Link } from "#app/ui/navigation/link.tsx";
import { LostPhone } from "./lost-phone.tsx";
import { PhoneFrame } from "./phone-frame.tsx";
import { ScreenCaption } from "./screen-caption.tsx";
import { WhizzStart } from "./whizz-start.tsx";
import { AppButtons } from "#app/layout/actions/app-buttons.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { hrefOf } from "#app/lib/links.ts";
import { headOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import { Paragraphs } from "#app/ui/text-list.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./whizz.module.css";
import type { Whizz } from "#model/page-texts/whizz.ts";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { PageSource } from "#app/layout/words/page-source.tsx";
import quotation from "#app/ui/quote.module.css";
import { Icon } from "#app/ui/media/icon.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  return headOf(content.whizz, link("/hfc-whizz"));
}

export default function WhizzPage() {
  const { whizz, settings } = useServices().content;
  const { screens, features, data } = whizz;
  return (
    <>
      <Banner motif="treasury" seed="hfc-whizz" title={whizz.bannerTitle} lead={whizz.lead}>
        <AppButtons isOnDark />
      </Banner>
      <div className={stack.page}>
        <div className={`${styles.intro} wrap`}>
          <div className={`${stack.text} ${styles.description}`}>
            <Paragraphs texts={whizz.description} />
          </div>
          <figure className={`${stack.close} ${styles.phones}`}>
            <PhoneFrame screen="home" alt={screens.home.alt} loading="eager" />
            <div className={styles.second}>
              <PhoneFrame screen="budget" alt={screens.budget.alt} />
            </div>
            <ScreenCaption />
          </figure>
        </div>
        <WhizzFeatures title={whizz.featuresTitle} features={features} />
        <WhizzStart start={whizz.start} film={whizz.film} screens={screens} />
        <WhizzReviews {...whizz.reviews} />
        <WhizzChannels {...whizz.channels} />
        <LostPhone {...whizz.lost} />
        <section className={`${stack.close} ${styles.data} wrap`} aria-labelledby="data">
          <h2 id="data">{data.title}</h2>
          <p>{data.text}</p>
          <ul>
            {data.links.map((item) => (
              <li key={item.label}>
                <Link href={hrefOf(item, settings)}>{item.label}</Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

/** WHZ-2: three reviews. Reviews that are not a customer's own words have a specimen mark. */
function WhizzReviews({ title, items }: Whizz["reviews"]) {
  return (
    <section className={`${stack.wide} wrap`} aria-labelledby="reviews">
      <h2 id="reviews">{title}</h2>
      <ul className={`${stack.even} ${styles.reviews}`}>
        {items.map(({ name, review, provenance, source, asOf }) => (
          <li key={name} className={`${stack.even} ${styles.review}`}>
            <blockquote className={`${styles.words} ${quotation.marks}`}>{review}</blockquote>
            <p className={styles.who}>
              {name} {provenance === "specimen" && <SpecimenMark />}
            </p>
            {source && <PageSource source={source} asOf={asOf} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

type WhizzFeaturesProps = { title: string; features: Whizz["features"] };

/** WHZ-1: the six features of the app. */
function WhizzFeatures({ title, features }: WhizzFeaturesProps) {
  const { settings } = useServices().content;
  return (
    <section className={`${stack.wide} wrap`} aria-labelledby="features">
      <h2 id="features">{title}</h2>
      <ul className={`${stack.even} ${styles.features}`}>
        {features.map(({ icon, title: name, description, link: to }) => (
          <li key={name} className={`${styles.feature} raised`}>
            <Icon name={`${icon}-duotone`} className={styles.icon} />
            <h3>{name}</h3>
            <p>{description}</p>
            {to && (
              <p className={styles.more}>
                <Link href={hrefOf(to, settings)}>{to.label}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ways to bank without the app; their numbers and links are from the settings. */
function WhizzChannels({ title, lead, ussd, paybill, online }: Whizz["channels"]) {
  const { settings } = useServices().content;
  return (
    <section className={`${stack.close} wrap`} aria-labelledby="channels">
      <h2 id="channels">{title}</h2>
      <p>{lead}</p>
      <ul className={`${stack.wide} ${styles.channels}`}>
        <li>
          <h3>{ussd.name}</h3>
          <p className={styles.number}>
            <Link href={`tel:${encodeURIComponent(settings.ussd)}`} translate="no">
              {settings.ussd}
            </Link>
          </p>
          <p>{ussd.text}</p>
        </li>
        <li>
          <h3>{paybill.name}</h3>
          <p className={styles.number} translate="no">
            {settings.paybill}
          </p>
          <p>{paybill.text}</p>
        </li>
        <li>
          <h3>{online.name}</h3>
          <p>{online.text}</p>
          <p>
            <Link href={settings.links.onlineBanking} rel="external">
              {online.label}
            </Link>
          </p>
        </li>
      </ul>
    </section>
  );
}
