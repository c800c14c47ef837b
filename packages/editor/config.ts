import { basename, dirname } from "node:path";
import { mostPictureKilobytes, pictureFolder } from "../../domain/pictures/article-picture.ts";
import { type Field, fieldsOfRecord } from "./fields.ts";
import { wholeSchema } from "./format.ts";
import { type Kind, readKinds } from "./kinds.ts";
import type { Schema } from "./schema.ts";
import { keyInWords, words, wordsOf } from "./words.ts";

const i18n = {
  structure: "multiple_root_folders",
  locales: ["en", "sw"],
  default_locale: "en",
  initial_locales: "default",
  omit_default_locale_from_file_path: true,
};

/** Single files, whose paths are fixed by the site. */
const fixed = "families landings pages documents whizz-statement investor-documents".split(" ");

const pictures = `content/${pictureFolder}`;

/** The needs of each kind's file format, by its name in the configuration. */
export type Formats = Record<string, { extension: string; schema: Schema }>;

const extensionOf = ({ isMarkdown }: Kind) => (isMarkdown ? "md" : "yaml");
/** The CMS recognises Markdown with front matter by the end of the format name. */
const formatOf = ({ name, isMarkdown }: Kind) => (isMarkdown ? `${name}-frontmatter` : name);

/** The configuration of the CMS for the content of a folder, and the formats of its files. */
export function editorConfig(root: string, backend: Record<string, unknown>) {
  const kinds = readKinds(root);
  const files = kinds
    .filter(({ isFile }) => isFile)
    .map((kind) => ({
      name: kind.name,
      ...labelled(kind),
      file: pathOf(kind, kind.path),
      format: formatOf(kind),
      ...(kind.inKiswahili && { i18n }),
      fields: fieldsOfKind(kind),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const folders = kinds.filter(({ isFile }) => !isFile).flatMap(collectionsOf);
  const site = { name: "site", label: "Pages and messages", i18n: true, files };
  const config = {
    backend,
    load_config_file: false,
    publish_mode: "editorial_workflow",
    media_folder: pictures,
    // Reduces a phone's photo to a file that the check accepts.
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          transformations: {
            raster_image: { format: "webp", quality: 60, width: 1280, height: 1280 },
          },
          // The size of the reduced file, in the page's KB of 1,000 bytes. The check refuses larger ones.
          max_file_size: mostPictureKilobytes * 1000,
        },
      },
    },
    i18n,
    // Makes a slug from a title; typographic marks are not allowed in a URL.
    slug: { encoding: "ascii", clean_accents: true },
    collections: [...folders, site].map((each) => ({
      ...each,
      editor: { preview: false },
      // Another person merges it on the Git host, after the pipeline and the discussion.
      publish: false,
    })),
  };
  const formats: Formats = Object.fromEntries(
    kinds.map((kind) => [formatOf(kind), { extension: extensionOf(kind), schema: kind.schema }]),
  );
  return { config, formats };
}

const pathOf = ({ inKiswahili }: Kind, path: string) =>
  inKiswahili ? `content/{{locale}}/${path}` : `content/${path}`;

/** The CMS shows a folder's description, but only the name of a file. */
const labelled = ({ path, isFile }: Pick<Kind, "path" | "isFile">) => {
  const [label, description] = words["kinds"]?.[path] ?? [keyInWords(basename(path, ".yaml"))];
  return { label, ...(!isFile && { description }) };
};

function fieldsOfKind(kind: Kind): Field[] {
  const fields = fieldsOfRecord(wholeSchema(kind.schema), [], kind);
  const body = {
    name: "body",
    ...wordsOf(kind.path, ["body"]),
    widget: "markdown",
    // Raw text first: it changes nothing that the editor leaves alone.
    modes: ["raw", "rich_text"],
    required: kind.inKiswahili ? ["en"] : true,
    ...(kind.inKiswahili && { i18n: true }),
  };
  return kind.isMarkdown ? [...fields, body] : fields;
}

/**
 * A collection for each folder of products: the CMS names a branch by collection and slug, so two products with one
 * slug would otherwise share a branch.
 */
function collectionsOf(kind: Kind) {
  const own = kind.files.filter((file) => file.startsWith(`${kind.path}/`));
  const folders = own.length > 0 ? [...new Set(own.map((file) => dirname(file)))] : [kind.path];
  const title = ["title", "name", "branch", "heading"].find((key) => kind.schema.properties?.[key]);
  const isFixed = fixed.includes(kind.path);
  return folders.map((folder) => ({
    name: folder.replaceAll("/", "-"),
    ...labelled({ path: folder, isFile: false }),
    folder: pathOf(kind, folder),
    extension: extensionOf(kind),
    format: formatOf(kind),
    ...(kind.inKiswahili && { i18n }),
    // Articles name a picture by its file name only.
    ...(kind.path === "articles" && { media_folder: `/${pictures}`, public_folder: "" }),
    ...(title && { identifier_field: title, summary: `{{${title}}}` }),
    slug: kind.schema.properties?.["slug"] ? "{{fields.slug}}" : `{{${title ?? "slug"}}}`,
    create: !isFixed,
    delete: !isFixed,
    fields: fieldsOfKind(kind),
  }));
}
