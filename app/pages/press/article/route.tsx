import { data } from "react-router";
import { ArticleGrid } from "#app/features/press/article-card.tsx";
import { toArticleCard } from "#app/features/press/article-card-data.ts";
import { ArticleSources } from "./article-sources.tsx";
import { moreArticles } from "./more-articles.ts";
import { newsArticle } from "./news-article.ts";
import { Banner } from "#app/layout/banner.tsx";
import { ShareLinks } from "#app/layout/share-links.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { groupCrumb } from "#app/lib/home-crumb.ts";
import { hrefOf } from "#app/lib/links.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { sharePictureOf } from "#app/lib/share-picture.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { metaDescription } from "#domain/pages/meta-description.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import prose from "#app/features/documents/prose.module.css";
import type { Route } from "./+types/route";
import styles from "./article.module.css";

const shownBelow = 3;

export function loader({ context, params }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { press, settings, articles } = content;
  const article = articles.find(({ path }) => path === params.name);
  if (!article) throw data(null, { status: 404 });

  const { title, html, text, productLink, sources, readOn } = article;
  const card = toArticleCard(article, press);
  const address = origin + card.href;
  const picture = sharePictureOf(content.sharePictures, card.href, link("/"));
  return {
    card,
    address,
    html,
    sources: { sources, readOn },
    goTo: productLink && {
      label: fillText(press.goTo, productLink),
      href: hrefOf(productLink, settings),
      isOutside: "link" in productLink,
    },
    others: moreArticles(article, articles, shownBelow).map((each) => toArticleCard(each, press)),
    data: newsArticle({
      article,
      theme: card.theme,
      address,
      image: picture && origin + picture.src,
      publisher: { name: settings.group.legalName, url: origin + link("/") },
    }),
    meta: {
      title,
      description: metaDescription(text),
      canonical: address,
      kind: "article" as const,
      feed: { title: press.feed.title, href: origin + paths.articlesFeed() },
    },
    crumbs: [
      groupCrumb(content.messages),
      { label: press.title, href: paths.articles() },
      { label: title },
    ],
  };
}

export const headers = () => cachedPage;

export const meta = pageMeta;

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { press } = useServices().content;
  const { card, address, html, sources, goTo, others, crumbs } = loaderData;
  return (
    <div data-family={card.family}>
      <Banner
        motif={card.motif}
        seed={card.path}
        kicker={card.theme}
        title={card.title}
        crumbs={crumbs}
        isBlurred
      >
        {card.date && <time dateTime={card.date.value}>{card.date.shown}</time>}
        {card.isSpecimen && <SpecimenMark />}
      </Banner>
      <div className={`${styles.page} wrap`}>
        <article className={styles.article}>
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
          <div className={styles.beside}>
            {goTo && (
              <p>
                <ButtonLink href={goTo.href} rel={goTo.isOutside ? "external" : undefined}>
                  {goTo.label}
                </ButtonLink>
              </p>
            )}
            <ArticleSources {...sources} />
            <ShareLinks texts={press.share} values={{ title: card.title, address }} />
          </div>
        </article>
        {others.length > 0 && (
          <section className={styles.more} aria-labelledby="more">
            <div className={styles.head}>
              <h2 id="more">{press.more}</h2>
              <a href={paths.articles()}>{press.all}</a>
            </div>
            <ArticleGrid cards={others} />
          </section>
        )}
      </div>
      <JsonLd data={loaderData.data} />
    </div>
  );
}
