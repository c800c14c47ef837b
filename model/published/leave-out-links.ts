import type { Content } from "#model/content.ts";
import type { MenuLink, Menus } from "#model/reading/site.ts";

type Main = Menus["main"][number];

/** The content without links to these addresses, wherever a list or a page can do without one. */
export function leaveOutLinks(content: Content, unseen: ReadonlySet<string>): Content {
  if (unseen.size === 0) return content;
  const leads = (link: MenuLink | undefined) => !(link && "to" in link && unseen.has(link.to));
  const links = (all: readonly MenuLink[]) => all.filter(leads);
  const linked = <T extends { link?: MenuLink | undefined }>(all: readonly T[]) =>
    all.filter(({ link }) => leads(link));
  const unlink = <T extends { link?: MenuLink | undefined }>(all: readonly T[]) =>
    all.map((each) => (leads(each.link) ? each : { ...each, link: undefined }));
  const { menus, groupHome, bankHome, aboutUs, whizz, rightsIssue } = content;
  const { page } = rightsIssue;
  return {
    ...content,
    menus: {
      ...menus,
      tasks: menus.tasks.filter(leads),
      topBar: links(menus.topBar),
      main: menus.main.map((item) => withoutLinks(item, leads)),
      corporate: links(menus.corporate),
      group: links(menus.group),
      footer: menus.footer.map((column) => ({ ...column, links: links(column.links) })),
    },
    groupHome: { ...groupHome, slides: linked(groupHome.slides), tiles: linked(groupHome.tiles) },
    bankHome: { ...bankHome, tasks: linked(bankHome.tasks), slides: linked(bankHome.slides) },
    landings: content.landings.map((landing) => ({
      ...landing,
      tasks: landing.tasks.filter(({ product }) => !unseen.has(`/${product}`)),
    })),
    aboutUs: { ...aboutUs, next: { ...aboutUs.next, links: links(aboutUs.next.links) } },
    whizz: {
      ...whizz,
      features: unlink(whizz.features),
      data: { ...whizz.data, links: links(whizz.data.links) },
    },
    rightsIssue: {
      ...rightsIssue,
      page: {
        ...page,
        main: { ...page.main, links: links(page.main.links) },
        options: page.options.map((option) => ({ ...option, links: links(option.links) })),
      },
    },
    articles: content.articles.map((article) =>
      leads(article.productLink) ? article : { ...article, productLink: undefined },
    ),
    properties: content.properties.map((property) =>
      leads(property.propertyCta) ? property : { ...property, propertyCta: undefined },
    ),
    documents: content.documents.map((document) => ({
      ...document,
      policies: document.policies.map((policy) =>
        policy.to !== undefined && unseen.has(policy.to) ? { ...policy, to: undefined } : policy,
      ),
    })),
    notices: { ...content.notices, items: unlink(content.notices.items) },
  };
}

function withoutLinks(item: Main, leads: (link: MenuLink) => boolean): Main {
  const tasks = item.tasks.filter(leads);
  if (!("tabs" in item)) return { ...item, tasks };
  const tabs = item.tabs.map((tab) => ({ ...tab, links: tab.links.filter(leads) }));
  return { ...item, tasks, tabs };
}
