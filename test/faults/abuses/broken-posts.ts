const json = "application/json";
const fields = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=b";
const file =
  '--b\r\nContent-Disposition: form-data; name="phoneProof"\r\n\r\nx\r\n--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF';

const begun = (jobId: string): [path: string, type: string, body: string][] => [
  ["/api/website/contactUs", json, '{"name":"Zawadi'],
  ["/api/website/analytics", json, '{"page":"/'],
  ["/api/careers/verify", json, '{"phoneNumber":"2547'],
  ["/api/careers/validate", json, '{"phoneNumber":"2547'],
  [`/api/careers/apply?jobId=${jobId}`, multipart, file],
  ["/contact-us", fields, "name=Zawadi"],
  ["/sw/contact-us", fields, "name=Zawadi"],
  ["/complaints", fields, "name=Zawadi"],
  ["/data-rights", fields, "name=Zawadi"],
  ["/data-rights/track", fields, "reference=D"],
  [`/careers/${jobId}/apply`, multipart, file],
  [`/careers/${jobId}/apply`, fields, "step=phone"],
  ["/about-us", fields, "a=1"],
  ["/nothing", fields, "a=1"],
];

/** Posts that never end, and posts that stop being HTTP half-way. */
export function brokenPosts(jobId: string): string[] {
  return begun(jobId).flatMap(([path, type, body]) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n`;
    const piece = `${body.length.toString(16)}\r\n${body}\r\n`;
    return [
      `${head}Content-Length: 900\r\n\r\n${body}`,
      `${head}Transfer-Encoding: chunked\r\n\r\n${piece}`,
      `${head}Transfer-Encoding: chunked\r\n\r\n${piece}zz\r\n`,
    ];
  });
}
