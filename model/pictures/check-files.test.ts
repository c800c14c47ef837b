import { describe, expect, test } from "vitest";
import { set, smallContent } from "#test/support/small-content.ts";

describe("a missing drawing, picture or film is reported with its file and field", () => {
  test.each([
    ["group-home", "slides.2.picture", "public/pictures/gone-480.avif"],
    ["group-home", "slides.1.picture", "public/pictures/gone-960.webp"],
    ["group-home", "film", "public/films/gone.vtt"],
    ["bank-home", "film", "public/films/gone-poster-960.webp"],
  ])("site/%s.yaml %s: %s", (name, field, file) => {
    const content = smallContent();
    content.edit(`site/${name}.yaml`, set(field, "gone"));
    expect(content.complaintByField().split("\n")).toContain(
      `site/${name}.yaml ${field}: there is no file ${file}`,
    );
  });

  test.each([0, 2])("the sign of social link %d", (i) => {
    const content = smallContent();
    content.edit("site/settings.yaml", set(`social.${i}.icon`, "gone-logo"));
    expect(content.complaintByField()).toBe(
      `site/settings.yaml social.${i}.icon: there is no icon gone-logo`,
    );
  });
});
