import { expect, test } from "vitest";
import {
  complaintAfter,
  personalLoan,
  set,
  smallContent,
} from "#test/support/content/small-content.ts";

test.each([
  ["group-home", "slides.2.picture", "public/pictures/gone-480.avif"],
  ["group-home", "slides.1.picture", "public/pictures/gone-960.webp"],
  ["group-home", "film", "public/films/gone.vtt"],
  ["bank-home", "film", "public/films/gone-poster-960.webp"],
])("a missing drawing, picture or film is reported: site/%s.yaml %s: %s", (name, field, file) => {
  expect(complaintAfter(`site/${name}.yaml`, set(field, "gone")).split("\n")).toContain(
    `site/${name}.yaml ${field}: there is no file ${file}`,
  );
});

test.each([
  ["site/settings.yaml", "social.2.icon"],
  ["site/menus.yaml", "tasks.0.icon"],
  ["site/whizz.yaml", "features.1.icon"],
  [personalLoan, "icon"],
])("%s %s", (file, field) => {
  expect(complaintAfter(file, set(field, "gone"))).toBe(`${file} ${field}: there is no icon gone`);
});

const licence = "Letter of the insurer, 3 March 2027";
const withLogo = (logo: object) => {
  const content = smallContent();
  content.edit("site/underwriters.yaml", set("0.logo", logo));
  return content;
};

test("the logo of an underwriter is reported if the file is missing", () => {
  expect(withLogo({ file: "gone.svg", licence }).complaintByField()).toBe(
    "site/underwriters.yaml 0.logo.file: there is no file public/pictures/underwriters/gone.svg",
  );
});

test("the logo of an underwriter passes if the file exists", () => {
  const content = withLogo({ file: "insurer.svg", licence });
  content.writePublic("pictures/underwriters/insurer.svg", "<svg/>");
  expect(content.complaint()).toBe("");
});

test("the logo of an underwriter is reported without a licence", () => {
  expect(withLogo({ file: "insurer.svg" }).complaintByField()).toContain(
    "site/underwriters.yaml 0.logo.licence: is missing",
  );
});
