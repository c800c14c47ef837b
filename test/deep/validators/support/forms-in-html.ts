import { type Element, Window } from "happy-dom";

const { DOMParser } = new Window();

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
  const { forms } = new DOMParser().parseFromString(html, "text/html");
  return [...forms].map((form) => ({
    method: form.getAttribute("method")?.toUpperCase() === "POST" ? "POST" : "GET",
    action: form.getAttribute("action") ?? address,
    isMultipart: form.getAttribute("enctype") === "multipart/form-data",
    fields: new Map(
      [...form.querySelectorAll("input, textarea, select, button")]
        .filter((control) => control.matches(":not(button)") || isFirst(control, form))
        .flatMap(fieldOf),
    ),
  }));
}

const isFirst = (button: Element, form: Element) => button === form.querySelector("button");

function fieldOf(control: Element): [string, { value: string; type: string }][] {
  const name = control.getAttribute("name");
  if (name === null) return [];
  const type = control.matches("input")
    ? (control.getAttribute("type") ?? "text")
    : control.localName;
  // The first real choice, not the placeholder.
  const choice = [...control.querySelectorAll("option")]
    .map((option) => option.getAttribute("value"))
    .find(Boolean);
  return [[name, { value: choice ?? control.getAttribute("value") ?? "", type }]];
}
