import { readIcon } from "../../../model/reading/icons.ts";
import type { Whizz } from "../../../model/page-texts/whizz.ts";
import { filmScreens } from "../../../model/films/schema.ts";
import { escapeHtml } from "../page-parts.ts";

/** The screens on the app's page, and in its film. */
export const screenNames = ["home", "budget", "consent", "receipt"] as const;
type ScreenName = (typeof screenNames)[number] | (typeof filmScreens)[number];

export const screenSize = { width: 360, height: 760 };

/** A screen of the app as HTML, 360 by 760 pixels, in the styles of `screen-styles.ts`. */
export function screenHtml(name: ScreenName, whizz: Pick<Whizz, "screens" | "features">): string {
  return `<div class="app app-${name}"><div class="clock">9:41</div>${draw[name](whizz)}</div>`;
}

type ShortText = Pick<Whizz, "screens" | "features">;

const draw: Record<ScreenName, (words: ShortText) => string> = {
  home,
  budget,
  store,
  register,
  consent,
  airtime,
  receipt,
};

function home({ screens: { home: words }, features }: ShortText) {
  const { greeting, account, balance, goal, latest, rows } = words;
  return `<header><span>${escapeHtml(greeting)}</span></header>
<section class="account"><span>${escapeHtml(account)}</span><b>${escapeHtml(balance)}</b>
${bar(goal.percent)}<span>${escapeHtml(goal.text)}, ${goal.percent}%</span></section>
<div class="tiles">${features.map(({ icon: sign, title }) => `<div>${icon(sign)}<span>${escapeHtml(title)}</span></div>`).join("")}</div>
<section class="rows"><h2>${escapeHtml(latest)}</h2>${rows.map(row).join("")}</section>
<nav>${["house", "receipt", "chart-pie-slice", "user-circle"].map(icon).join("")}</nav>`;
}

function budget({ screens: { budget: words } }: ShortText) {
  const { title, left, rows } = words;
  const share = Number.parseInt(left.value, 10);
  const ring = `pathLength="100" cx="100" cy="100" r="82"`;
  return `<header><b>${escapeHtml(title)}</b></header>
<div class="ring"><svg viewBox="0 0 200 200"><circle ${ring}/><circle class="used" ${ring} stroke-dasharray="${100 - share} ${share}"/></svg>
<p><b>${escapeHtml(left.value)}</b>${escapeHtml(left.name)}</p></div>
${rows.map((each) => `<section class="purse">${icon(each.icon)}<div><p>${escapeHtml(each.name)}<b>${each.percent}%</b></p>${bar(each.percent)}</div></section>`).join("")}`;
}

function store({ screens: { store: words }, features }: ShortText) {
  return `<div class="listing"><i>${icon("house-line")}</i><h2>${escapeHtml(words.title)}</h2><span>${escapeHtml(words.maker)}</span>
<b class="go press">${escapeHtml(words.press)}</b></div>
<div class="tiles">${features.map(({ icon: sign, title }) => `<div>${icon(sign)}<span>${escapeHtml(title)}</span></div>`).join("")}</div>`;
}

function register({ screens: { register: words } }: ShortText) {
  const { title, name, hint, work, press } = words;
  return form(title, [field(name, hint), field(work)], press);
}

function airtime({
  screens: {
    airtime: words,
    receipt: { amount, rows },
  },
}: ShortText) {
  const [to, from] = rows;
  const fields = [
    field(words.from, from?.value),
    field(words.to, to?.value),
    field(words.amount, amount),
  ];
  return form(words.title, fields, words.press);
}

const form = (title: string, fields: readonly string[], press: string) =>
  `<header><b>${escapeHtml(title)}</b></header><section class="fields">${fields.join("")}<b class="go press">${escapeHtml(press)}</b></section>`;

const field = (label: string, value = "") =>
  `<p><span>${escapeHtml(label)}</span><b>${escapeHtml(value)}&nbsp;</b></p>`;

function consent(words: ShortText) {
  const { title, question, yes, no } = words.screens.consent;
  return `<div class="behind">${draw.home(words)}</div><section class="sheet">${icon("chat-circle-dots")}<h2>${escapeHtml(title)}</h2>
<p>${escapeHtml(question)}</p><div class="answers"><b class="press">${escapeHtml(no)}</b><b>${escapeHtml(yes)}</b></div></section>`;
}

function receipt({ screens: { receipt: words } }: ShortText) {
  const { title, amount, rows, share } = words;
  return `<div class="done">${icon("check-circle")}<h2>${escapeHtml(title)}</h2><b>${escapeHtml(amount)}</b></div>
<section class="rows slip">${rows.map(row).join("")}</section><b class="share">${escapeHtml(share)}</b>`;
}

const row = ({ name, value }: { name: string; value: string }) =>
  `<p><span>${escapeHtml(name)}</span><b>${escapeHtml(value)}</b></p>`;

const bar = (percent: number) =>
  `<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none"><rect width="100" height="6"/><rect class="used" width="${percent}" height="6"/></svg>`;

const icon = (name: string) => readIcon(`${name}-duotone`) ?? "";
