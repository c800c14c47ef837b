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
