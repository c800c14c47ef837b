/**
 * The controls of a form in HTML, by name: their types and limits. Each must have a label. Needs a test environment
 * with a document.
 */
export function controlsOf(html: string): Record<string, string> {
  const page = document.createElement("div");
  page.innerHTML = html;
  const controls: Record<string, string> = {};
  for (const control of page.querySelectorAll("[name]:not(button)")) {
    const name = control.getAttribute("name") ?? "";
    if (!isLabelled(control, page)) throw new Error(`${name} has no label`);
    controls[name] = described(control, page);
  }
  return controls;
}

function described(control: Element, page: Element) {
  const attribute = (name: string) => control.getAttribute(name);
  const tag = control.tagName.toLowerCase();
  const name = attribute("name") ?? "";
  const others = [...page.querySelectorAll(`input[type=radio][name="${name}"]`)];
  const options = [...others, ...control.querySelectorAll("option")];
  const maxLength = attribute("maxlength");
  const group = control.closest("[role=radiogroup]") ?? control;
  return [
    tag,
    tag === "input" && (attribute("type") ?? "text"),
    maxLength && `<=${maxLength}`,
    attribute("autocomplete"),
    options.map((option) => option.getAttribute("value")).join("|"),
    isRequired(control, group) && "required",
    group.hasAttribute("aria-describedby") && "hint",
    control.hasAttribute("placeholder") && "placeholder",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Uses `aria-required` where an untouched control with `required` would count as invalid. */
function isRequired(control: Element, group: Element) {
  const isTyped = control.matches(
    "textarea, [type=text], [type=email], [type=tel], input:not([type])",
  );
  return isTyped
    ? control.hasAttribute("required")
    : group.getAttribute("aria-required") === "true";
}

function isLabelled(control: Element, page: Element) {
  if (control.getAttribute("type") === "hidden" || control.closest("label")) return true;
  return page.querySelector(`label[for="${control.id}"]`) !== null;
}
