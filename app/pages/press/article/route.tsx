import { ArticleGrid } from "#app/features/press/article-card.tsx";
import { toArticleCard } from "#app/features/press/article-card-data.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { ArticleChart } from "./article-chart.tsx";
import { moreArticles } from "./more-articles.ts";
import { newsArticle } from "./news-article.ts";
import { CallToAction } from "#app/layout/contact/talk-to-us.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { ShareLinks } from "#app/layout/actions/share-links.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { orNotFound } from "#app/lib/or-not-found.ts";
import { hrefOf } from "#app/lib/links.ts";
import { sharePictureOf } from "#app/lib/share-picture.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { metaDescription } from "#domain/texts/meta-description.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { formatDay } from "#domain/time/days.ts";
import prose from "#app/features/documents/prose.module.css";
import type { Route } from "./+types/route";
import quiet from "#app/ui/quiet.module.css";
import stack from "#app/ui/stack.module.css";
import rows from "#app/ui/rows.module.css";
import styles from "./article.module.css";

const shownBelow = 3;

export function loader({ context, params }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { press, settings, articles } = content;
  const article = orNotFound(articles.find(({ path }) => path === params.name));

  const { title, html, text, chart, productLink, external, readOn } = article;
  const card = toArticleCard(article, content);
  const address = origin + card.href;
  const picture = sharePictureOf(content.sharePictures, card.href, link("/"));
  return {
    card,
    address,
    html,
    chart,
    checkedOn: readOn && fillText(press.readOn, { day: formatDay(readOn) }),
    goTo: [
      ...(productLink
        ? [
            {
              ...productLink,
              href: hrefOf(productLink, settings),
              isOutside: "link" in productLink,
            },
          ]
        : []),
      ...(external ? [{ ...external, href: external.url, isOutside: true }] : []),
    ].map(({ href, isOutside, ...to }) => ({ label: fillText(press.goTo, to), href, isOutside })),
    others: moreArticles(article, articles, shownBelow).map((each) => toArticleCard(each, content)),
    data: newsArticle({
      article,
      theme: card.theme,
      address,
      image: (card.banner ?? picture) && origin + (card.banner ?? picture)?.src,
      publisher: { name: settings.group.legalName, url: origin + link("/") },
    }),
    meta: {
      title,
      description: metaDescription(text),
      canonical: card.href,
      kind: "article" as const,
      feed: { title: press.feed.title, href: origin + paths.articlesFeed() },
    },
    crumbs: [{ label: press.title, href: link("/articles") }, { label: title }],
  };
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { press } = useServices().content;
  const { card, address, html, chart, checkedOn, goTo, others } = loaderData;
  return (
    <div data-family={card.family}>
      <Banner
        motif={card.motif}
        seed={card.path}
        kicker={
          <>
            {card.theme}
            {card.date && (
              <>
                {", "}
                <time dateTime={card.date.value}>{card.date.shown}</time>
              </>
            )}
            {card.isSpecimen && <SpecimenMark />}
          </>
        }
        title={card.title}
        isBlurred
      >
        {card.release && <p>{card.release}</p>}
      </Banner>
      <div className={`${styles.page} wrap`}>
        <article className={styles.article}>
          <div className={styles.text}>
            {card.banner && (
              <img
                {...card.banner}
                alt={card.banner.alt}
                className={styles.banner}
                fetchPriority="high"
              />
            )}
            {chart && <ArticleChart chart={chart} />}
            <div
              className={`${prose.prose} ${styles.words}`}
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </div>
          <div className={styles.beside}>
            {goTo.map(({ href, label, isOutside }) => (
              <p key={href}>
                <ButtonLink href={href} rel={isOutside ? "external" : undefined}>
                  {label}
                </ButtonLink>
              </p>
            ))}
            {card.release && <p>{press.release.text}</p>}
            {checkedOn && <p className={quiet.small}>{checkedOn}</p>}
            <ShareLinks texts={press.share} values={{ title: card.title, address }} />
          </div>
        </article>
        {others.length > 0 && (
          <section className={stack.wide} aria-labelledby="more">
            <div className={rows.ends}>
              <h2 id="more">{press.more}</h2>
              <Link href={link("/articles")}>{press.all}</Link>
            </div>
            <ArticleGrid cards={others} />
          </section>
        )}
      </div>
      <CallToAction id="contact" {...press.contact} href={link("/contact-us")} />
      <JsonLd data={loaderData.data} />
    </div>
  );
}
