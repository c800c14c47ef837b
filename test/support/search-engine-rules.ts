type Data = Readonly<Record<string, unknown>>;

/**
 * The fields that Google's documentation demands of a type, and those it recommends that we always know
 * (developers.google.com/search/docs/appearance/structured-data). Not here, because the bank has not named it: the
 * telephone of a bank or a branch while the number is a specimen, the door of a branch, the pay of a job.
 */
const neededBy: Readonly<Record<string, readonly string[]>> = {
  JobPosting: [
    ...["title", "description", "datePosted", "hiringOrganization", "jobLocation"],
    ...["validThrough", "employmentType", "identifier", "directApply"],
  ],
  NewsArticle: ["headline", "image", "author", "publisher"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name"],
  BankOrCreditUnion: ["name", "url"],
  Corporation: ["name"],
  RealEstateListing: ["name", "url", "image"],
  Person: ["name"],
};

const employmentTypes = [
  ...["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY"],
  ...["INTERN", "VOLUNTEER", "PER_DIEM", "OTHER"],
];

/** Days and moments of ISO 8601; a year or a month where no more is known. */
const isoDate = /^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?)?)?$/;

/** The complaints of a search engine about structured data, in itself and in all that it holds. */
export function complaintsAbout(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(complaintsAbout);
  if (!isData(data)) return [];
  const type = String(data["@type"]);
  const missing = (neededBy[type] ?? [])
    .filter((name) => data[name] === undefined)
    .map((name) => `${type} without ${name}`);
  const dates = Object.entries(data)
    .filter(([name, value]) => /^date|^valid/.test(name) && !isoDate.test(String(value)))
    .map(([name, value]) => `${type}.${name}: ${String(value)}`);
  const own = (rulesOf[type]?.(data) ?? []).map((rule) => `${type}: ${rule}`);
  return [...missing, ...dates, ...own, ...Object.values(data).flatMap(complaintsAbout)];
}

const rulesOf: Readonly<Record<string, (data: Data) => string[]>> = {
  JobPosting: ({ employmentType, validThrough }) => [
    ...(employmentTypes.includes(String(employmentType))
      ? []
      : ["a word of its own for the terms"]),
    ...(Date.parse(String(validThrough)) > Date.now() ? [] : ["it is over"]),
  ],
  NewsArticle: ({ headline, datePublished, dateModified }) => [
    ...(String(headline).length <= 110 ? [] : ["a headline that is cut off"]),
    ...(datePublished === undefined ||
    dateModified === undefined ||
    String(dateModified) >= String(datePublished)
      ? []
      : ["modified before it was published"]),
  ],
  BreadcrumbList: ({ itemListElement }) => {
    const items = Array.isArray(itemListElement) ? itemListElement.filter(isData) : [];
    return [
      ...(items.length > 1 ? [] : ["fewer than two items"]),
      ...(items.every(({ position }, i) => position === i + 1) ? [] : ["positions out of order"]),
      ...(items.slice(0, -1).every(({ item }) => isUrl(item))
        ? []
        : ["an item without an address"]),
    ];
  },
  BankOrCreditUnion: ({ branchCode, address }) =>
    branchCode === undefined || isData(address) ? [] : ["a branch without an address"],
};

const isUrl = (value: unknown) => typeof value === "string" && URL.canParse(value);

function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
