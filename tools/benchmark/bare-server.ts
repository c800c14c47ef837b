/**
 * Answers every request with one body and the headers of one answer, by Node's HTTP server and nothing else: no server
 * on Node is faster. Takes the port, a file with the body and one with the headers as JSON, name and value in turn.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { z } from "zod";

const [port, body = "", headers = ""] = process.argv.slice(2);
const page = readFileSync(body);
const flatHeaders = z.array(z.string()).parse(JSON.parse(readFileSync(headers, "utf8")));

createServer((_request, response) => {
  response.writeHead(200, flatHeaders);
  response.end(page);
}).listen(Number(port));
