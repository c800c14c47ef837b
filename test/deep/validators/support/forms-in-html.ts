/** A form in the HTML: its action, and the fields that a browser would send unchanged. */
export type HtmlForm = {
  method: "GET" | "POST";
  action: string;
  isMultipart: boolean;
  /** By name: the value it has, and the type of the control. Of the buttons, only the first is pressed. */
  fields: ReadonlyMap<string, { value: string; type: string }>;
};

/** The forms of a page at `address`. */
export function formsIn(html: string, address: string): HtmlForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, tag = "", inside = ""]) => ({
    method: attribute(tag, "method")?.toUpperCase() === "POST" ? "POST" : "GET",
    action: attribute(tag, "action") ?? address,
    isMultipart: /multipart\/form-data/.test(tag),
    fields: new Map(fieldsIn(inside)),
  }));
}

function fieldsIn(html: string): [string, { value: string; type: string }][] {
  const controls = html.matchAll(
    /<(input|textarea|button)\b([^>]*)>|<(select)\b([^>]*)>(.*?)<\/select>/gs,
  );
  let isPressed = false;
  return [...controls].flatMap(([, element = "select", tag, , selectTag, options = ""]) => {
    if (element === "button") {
      if (isPressed) return [];
      isPressed = true;
    }
    const attributes = tag ?? selectTag ?? "";
    const name = attribute(attributes, "name");
    if (name === undefined) return [];
    const type = element === "input" ? (attribute(attributes, "type") ?? "text") : element;
    const value = element === "select" ? firstChoice(options) : attribute(attributes, "value");
    return [[name, { value: value ?? "", type }]];
  });
}

/** The first that is a choice, and not the invitation to choose. */
function firstChoice(options: string) {
  const values = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, tag = ""]) =>
    attribute(tag, "value"),
  );
  return values.find((value) => value !== undefined && value !== "");
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
  return value?.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
}
