import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { alignItems } from "./align.ts";
import { fieldsOf, isEmpty, isRequired, itemsOf, meaning, orNull, valueOf } from "./form.ts";
import { childOf, isRecord, itemOf, type Schema, schemaFor } from "./schema.ts";

/** The document that is changed; `isWhole` is false for a translation, which has only words. */
type Place = { document: Document; isWhole: boolean };

/** A file's node with the form's value. An unchanged node stays as it was written. */
export function update(
  node: unknown,
  form: unknown,
  given: Schema | undefined,
  place: Place,
): Node {
  const old: unknown = isNode(node) ? node.toJS(place.document) : undefined;
  if (isNode(node) && meaning(old, given) === meaning(form, given)) return node;
  const { schema } = schemaFor(given, form);
  if (isMap(node) && isRecord(form)) return updateMap(node, form, schema, place);
  if (isSeq(node) && Array.isArray(form)) return updateList(node, itemsOf(form), schema, place);
  if (isScalar(node) && typeof form !== "object") {
    node.value = asBefore(valueOf(form, given, place.isWhole), old);
    delete node.source;
    return node;
  }
  return make(form, given, place, isCollection(node) && node.flow === true);
}

/** The CMS removes the line break at the end of a multi-line text, and returns a bare year as text. */
function asBefore(form: unknown, old: unknown) {
  if (typeof form !== "string") return form;
  if (typeof old === "number" && /^\d+$/.test(form)) return Number(form);
  return typeof old === "string" && old.endsWith("\n") ? `${form.trimEnd()}\n` : form;
}

const make = (form: unknown, given: Schema | undefined, place: Place, flow = false): Node =>
  place.document.createNode(orNull(valueOf(form, given, place.isWhole), given), { flow });

const keyOf = ({ key }: { key: unknown }) => String(isScalar(key) ? key.value : key);

function updateMap(
  node: YAMLMap,
  form: Record<string, unknown>,
  schema: Schema | undefined,
  place: Place,
) {
  const fields = fieldsOf(form, schema);
  const isKept = (key: string, each: unknown) =>
    !isGone(each, childOf(schema, key)) || (place.isWhole && isRequired(schema, key));
  node.items = node.items.filter((pair) => {
    const key = keyOf(pair);
    const field = fields.find(([name]) => name === key);
    // Keeps keys that were empty before.
    const wasEmpty = isNode(pair.value) && isEmpty(pair.value.toJS(place.document));
    return field && (wasEmpty || isKept(key, field[1]));
  });
  // Inserted after the schema's previous field.
  let at = 0;
  for (const [key, each] of fields) {
    const child = childOf(schema, key);
    const found = node.items.findIndex((item) => keyOf(item) === key);
    const pair = node.items[found];
    if (pair) {
      pair.value = update(pair.value, orNull(each, child), child, place);
      at = found + 1;
    } else if (Object.hasOwn(Object(valueOf({ [key]: each }, schema, place.isWhole)), key))
      node.items.splice(at++, 0, place.document.createPair(key, make(each, child, place)));
  }
  return node;
}

/** True for an empty value; `false` counts as empty if only `true` is allowed. */
const isGone = (value: unknown, schema: Schema | undefined) =>
  isEmpty(value) || (value === false && schema?.const === true);

function updateList(
  node: YAMLSeq,
  forms: readonly unknown[],
  schema: Schema | undefined,
  place: Place,
) {
  const items = itemOf(schema);
  const olds: unknown = node.toJS(place.document);
  const from = alignItems(Array.isArray(olds) ? olds : [], forms, items);
  const nodes = node.items;
  const [like] = nodes;
  if (nodes.length === 0 && forms.some(isRecord)) node.flow = false;
  node.items = forms.map((each, i) => {
    const was = nodes[from[i] ?? -1];
    return isNode(was)
      ? update(was, each, items, place)
      : make(each, items, place, isCollection(like) && like.flow === true);
  });
  return node;
}
