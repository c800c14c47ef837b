import { Link } from "#app/ui/navigation/link.tsx";
import { LostPhone } from "./lost-phone.tsx";
import { PhoneFrame } from "./phone-frame.tsx";
import { ScreenCaption } from "./screen-caption.tsx";
import { WhizzChannels } from "./whizz-channels.tsx";
import { WhizzFeatures } from "./whizz-features.tsx";
import { WhizzReviews } from "./whizz-reviews.tsx";
import { WhizzStart } from "./whizz-start.tsx";
import { AppButtons } from "#app/layout/actions/app-buttons.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { hrefOf } from "#app/lib/links.ts";
import { metaOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import stack from "#app/ui/stack.module.css";
import styles from "./whizz.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { whizz } = content;
  return {
    whizz,
    meta: metaOf(whizz, link("/hfc-whizz")),
    crumbs: [{ label: whizz.title }],
  };
}

export default function WhizzPage({ loaderData: { whizz } }: Route.ComponentProps) {
  const { settings } = useServices().content;
  const { screens, features, data } = whizz;
  return (
    <>
      <Banner motif="treasury" seed="hfc-whizz" title={whizz.bannerTitle} lead={whizz.lead}>
        <AppButtons isOnDark />
      </Banner>
      <div className={stack.page}>
        <div className={`${styles.intro} wrap`}>
          <div className={styles.description}>
            {whizz.description.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <figure className={styles.phones}>
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
        <section className={`${styles.data} wrap`} aria-labelledby="data">
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
