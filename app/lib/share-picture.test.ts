import { expect, test } from "vitest";
import { sharePictureOf } from "./share-picture.ts";

const of = (src: string) => ({ src, alt: src });
const pictures = {
  "/": of("group"),
  "/hfc": of("bank"),
  "/borrow": of("family"),
  "/borrow/for-individuals/car-loan": of("product"),
};

test.each([
  ["/", "/", "group"],
  ["/hfc", "/hfc", "bank"],
  ["/borrow", "/hfc", "family"],
  ["/borrow/for-individuals/car-loan", "/hfc", "product"],
  ["/borrow/for-individuals/car-loan/requirements", "/hfc", "product"],
  ["/borrow/for-individuals/just-added", "/hfc", "family"],
  ["/documents/privacy_policy", "/hfc", "bank"],
  ["/leadership/management", "/", "group"],
])("%s with the general page %s has the picture %s", (path, general, picture) => {
  expect(sharePictureOf(pictures, path, general)).toEqual(of(picture));
});

test("without pictures it is undefined", () => {
  expect(sharePictureOf({}, "/borrow", "/hfc")).toBeUndefined();
});
