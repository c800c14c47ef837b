import { toCard } from "#app/features/products/product-card-data.ts";
import { ProductGrid } from "#app/features/products/product-card.tsx";
import { AppButtons } from "#app/layout/app-buttons.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FilmDialog } from "#app/ui/film-dialog.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SlideShow } from "#app/ui/slide-show.tsx";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { hrefOf } from "#app/lib/links.ts";
import { bankData } from "#app/lib/organisation-data.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { families } from "#domain/catalogue.ts";
import { paths } from "#domain/paths.ts";
import type { Route } from "./+types/home";
import styles from "./home.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  return {
    home: content.bankHome,
    landings: content.landings.map(({ id, label, headline }) => ({ id, label, headline })),
    families: families.map((family) => {
      const { title, headline } = content.families[family];
      return { family, title, headline, href: paths.family(family) };
    }),
    products: content.products
      .map(toCard)
      .filter(({ href }) => content.bankHome.featured.includes(href.slice(1))),
    meta: {
      title: content.bankHome.title,
      description: content.bankHome.summary,
      canonical: origin + paths.bankHome(),
    },
  };
}

export const headers = () => cachedPage;

export const meta = pageMeta;

export default function BankHome({ loaderData }: Route.ComponentProps) {
  const { content, origin } = useServices();
  const { messages, settings } = content;
  const { home, landings, products } = loaderData;
  return (
    <>
      <div className={styles.hero}>
        <div className={`${styles.inner} wrap`}>
          <div className={styles.words}>
            <h1>{home.hero}</h1>
            <p>{home.lead}</p>
            <FilmDialog film={home.film} label="Watch the film" words={messages.film} />
          </div>
          <Picture
            className={styles.object}
            name="cutout-home"
            widths={[200, 400, 800]}
            webpWidths={[400]}
            width={800}
            height={800}
            sizes="(min-width: 56em) 30rem, 70vw"
            alt="A red-roofed bungalow with a family in its garden"
            isFirst
          />
        </div>
      </div>
      <nav aria-label="Banking for" className="wrap">
        <ul className={styles.audiences}>
          {landings.map(({ id, label, headline }) => (
            <li key={id}>
              <a href={paths.banking(id)}>
                <strong>{label}</strong>
                <span>{headline}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="wrap">
        <SlideShow
          id="banner"
          label="New and useful"
          words={messages.carousel}
          className={styles.banners}
          slides={home.slides.map((slide, i) => ({
            title: slide.title,
            content: (
              <div className={styles.banner} data-motif={slide.motif}>
                <img
                  className={styles.pattern}
                  src={paths.pattern(slide.motif, "wide", `banner-${i + 1}`)}
                  alt=""
                  width="1600"
                  height="420"
                  loading="lazy"
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
      <section className={`${styles.families} wrap`} aria-labelledby="families">
        <h2 id="families">What do you want to do?</h2>
        <ul className={styles.doors}>
          {loaderData.families.map(({ family, title, headline, href }) => (
            <li key={family} data-family={family}>
              <a href={href}>
                <strong>{title}</strong>
                <span>{headline}</span>
              </a>
            </li>
          ))}
        </ul>
        <ProductGrid products={products} />
      </section>
      <section className={`${styles.app} wrap`} aria-labelledby="whizz">
        <div className={styles.phone}>
          <div className={styles.words}>
            <h2 id="whizz">{home.app.title}</h2>
            <p>{home.app.text}</p>
            <AppButtons />
            <p>
              Dial <strong>{settings.ussd}</strong> or use paybill{" "}
              <strong>{settings.paybill}</strong>.
            </p>
          </div>
          <Picture
            className={styles.object}
            name="cutout-phone"
            widths={[200, 400, 800]}
            webpWidths={[400]}
            width={800}
            height={800}
            sizes="(min-width: 56em) 26rem, 70vw"
            alt=""
          />
        </div>
      </section>
      <JsonLd data={bankData(content, origin)} />
    </>
  );
}
