import { createInterface } from "node:readline/promises";
import { runCli } from "./run-cli.ts";

const { env, stdin, stdout, stderr } = process;

// The reader may close the pipe early: `… | head`.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

process.exitCode = await runCli(process.argv.slice(2), {
  env,
  stdout,
  stderr,
  isTerminal: stdin.isTTY && stderr.isTTY,
  now: Date.now,
  async ask(question) {
    const lines = createInterface({ input: stdin, output: stderr });
    try {
      return await lines.question(question);
    } finally {
      lines.close();
    }
  },
});
