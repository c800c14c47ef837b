import { existsSync, readdirSync } from "node:fs";

/** The parts of a form as they are sent, for a test to put together rightly or wrongly. */
export const type = "multipart/form-data; boundary=b";
export const field = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
/** The header of a file's part. */
export const fileHead = ({ name = "cv", filename = "cv.pdf" } = {}) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/pdf\r\n\r\n`;
export const file = (content: string, as?: Parameters<typeof fileHead>[0]) =>
  `${fileHead(as)}${content}\r\n`;
export const end = "--b--\r\n";

/** A body that stops after these bytes, and never ends. */
export const silentAfter = (start: string) =>
  new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from(start)) });

/** The uploads that are in a folder, which the first of them makes. */
export const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
