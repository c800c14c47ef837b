import "#app/lib/count-event.ts";

declare global {
  var dataLayer: unknown[] | undefined;
}

/** Google's script reads the `arguments` object of each call from here; it does not accept arrays. */
function gtag(..._call: readonly unknown[]) {
  globalThis.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- a rest parameter is an array
  globalThis.dataLayer.push(arguments);
}

/** Counts the page and, from now on, the site's own events. A prerendered page counts once it is shown. */
export function startGoogle(id: string): void {
  Reflect.set(globalThis, `ga-disable-${id}`, false);
  if (globalThis.dataLayer) return;
  gtag("js", new Date());
  gtag("config", id, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    ...currentPage(),
  });
  addEventListener("count", ({ detail: { event, ...about } }) =>
    gtag("event", event, { ...about, ...currentPage() }),
  );
  if ("prerendering" in document && document.prerendering === true)
    document.addEventListener("prerenderingchange", () => load(id), { once: true });
  else load(id);
}

/** Replaces what Google's script would read itself: URLs and titles can contain pay, loans and search terms. */
function currentPage() {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  const page_location = canonical ? withoutTyped(location.href) : `${location.origin}/(unknown)`;
  const isListed =
    canonical?.href === page_location && !document.querySelector("meta[name=robots]");
  // An island changes the title of the tab, but not this one.
  const title = document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content;
  return {
    page_location,
    page_title: (isListed && title) || new URL(page_location).pathname,
    page_referrer: document.referrer && withoutTyped(document.referrer),
  };
}

/** Without query and search term; of another site only the origin. */
function withoutTyped(url: string) {
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return `${origin}/`;
  return origin + pathname.replace(/^((?:\/sw)?\/search)\/.*/, "$1");
}

function load(id: string) {
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

/** Sets Google's opt-out flag and deletes its cookies. */
export function stopGoogle(id: string): void {
  Reflect.set(globalThis, `ga-disable-${id}`, true);
  const { hostname } = location;
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (!name.startsWith("_ga")) continue;
    for (const domain of ["", ...domainsOf(hostname)])
      document.cookie = `${name}=; max-age=0; path=/${domain && `; domain=${domain}`}`;
  }
}

/** Google sets its cookies for the widest domain that a browser allows. */
function domainsOf(hostname: string) {
  const labels = hostname.split(".");
  return labels.map((_, i) => labels.slice(i).join("."));
}
