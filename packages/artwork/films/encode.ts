import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { mostFilmBytes } from "./film-limits.ts";

export const framesASecond = 25;

/** The lossless intermediate file, from which both films are made. */
const intermediate = "-c:v libx264 -preset ultrafast -qp 6";
const everywhere = "-pix_fmt yuv420p -g 125";

/** The formats that browsers play, and their quality: from the best on, until the file is small enough. */
const forms = [
  {
    end: "mp4",
    video: "-c:v libx264 -preset medium -tune animation -profile:v high",
    container: "-movflags +faststart",
    qualities: [26, 28, 31],
  },
  {
    end: "webm",
    video: "-c:v libvpx-vp9 -b:v 0 -row-mt 1 -deadline good -cpu-used 5",
    container: "",
    qualities: [37, 41, 46],
  },
];

/** Starts ffmpeg with JPEG frames as its input. */
export function openEncoder(file: string) {
  const input = `-f image2pipe -c:v mjpeg -framerate ${framesASecond} -i -`;
  const child = ffmpeg([...`${input} ${intermediate}`.split(" "), file], "pipe");
  return {
    async add(frame: Buffer) {
      if (child.stdin && !child.stdin.write(frame)) await once(child.stdin, "drain");
    },
    async end() {
      child.stdin?.end();
      await finished(child);
    },
  };
}

/** The film in both formats. */
export async function encodeFilm(frames: string, file: string) {
  for (const { end, qualities, ...form } of forms) {
    for (const quality of qualities) {
      const options = `${form.video} -crf ${quality} ${everywhere} ${form.container}`.trim();
      await finished(ffmpeg(["-i", frames, ...options.split(" "), `${file}.${end}`]));
      if (statSync(`${file}.${end}`).size <= mostFilmBytes) break;
    }
  }
}

function ffmpeg(options: readonly string[], stdin: "pipe" | "ignore" = "ignore") {
  // At the lowest priority on the machine.
  const words = ["-n", "19", "ffmpeg", "-y", "-loglevel", "error", ...options];
  return spawn("nice", words, { stdio: [stdin, "inherit", "inherit"] });
}

async function finished(child: ReturnType<typeof ffmpeg>) {
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
