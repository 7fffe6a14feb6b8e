import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import sharp from "sharp";
import { CLIP_HEIGHT, CLIP_WIDTH } from "#content/clip-size.ts";
import { type Clip, clipsIn } from "#content/clips.ts";
import { samplesIn } from "#content/samples.ts";
import { browserLaunch, ensureBrowser } from "#tests/support/find-browser.mjs";

const FRAMES_PER_SECOND = 12;
const SECONDS = 8;
const REGIONS = ["in", "us", "uk"] as const;
/** Mediabunny as one script for a page, by its path: the package's exports name only modules. */
const MUXER = new URL("../node_modules/mediabunny/dist/bundles/mediabunny.min.cjs", import.meta.url);
/** Bits per second that keep a clip at about 100 KB. */
const BITRATE = 74_000;

/**
 * Films every region's sample clips: slowly over the plan, in the region's words and units, from the rear to the
 * road, then the front. The tests' Chromium encodes the VP9, so that neither the product nor its installation carries an
 * encoder. Throws where the drawings are missing.
 */
export async function filmClips(content: URL): Promise<void> {
  await mkdir(new URL("pictures/clips/", content), { recursive: true });
  await ensureBrowser();
  const browser = await chromium.launch(await browserLaunch());
  try {
    for (const region of REGIONS)
      for (const clip of clipsIn(region).filter(({ sample }) => sample)) await filmClip(browser, clip, region, content);
  } finally {
    await browser.close();
  }
}

async function filmClip(browser: Browser, clip: Clip, region: (typeof REGIONS)[number], content: URL): Promise<void> {
  const sample = samplesIn(region).find(({ id }) => id === clip.id);
  if (!sample) throw new Error(`the clip ${clip.id} has no sample plan`);
  const picture = async (address: string) => {
    const png = await sharp(await readFile(new URL(`.${address}`, content)))
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString("base64")}`;
  };
  const page = await browser.newPage();
  // Browsers offer WebCodecs in secure contexts only.
  await page.route("https://clips.example/", (route) => route.fulfill({ body: "", contentType: "text/html" }));
  await page.goto("https://clips.example/");
  await page.addScriptTag({ path: fileURLToPath(MUXER) });
  const scene = await page.evaluate(filmInPage, {
    plan: await picture(sample.planPicture),
    front: await picture(sample.elevationPicture),
    width: CLIP_WIDTH,
    height: CLIP_HEIGHT,
    frames: FRAMES_PER_SECOND * SECONDS,
    rate: FRAMES_PER_SECOND,
    bitrate: BITRATE,
  });
  await page.close();
  const webm = Buffer.from(scene.webm, "base64");
  await writeFile(new URL(`.${clip.video}`, content), webm);
  const poster = sharp(Buffer.from(scene.poster, "base64")).avif({ quality: 50 });
  await writeFile(new URL(`.${clip.poster}`, content), await poster.toBuffer());
  process.stdout.write(`clip ${clip.video}: ${Math.round(webm.length / 1000)} KB\n`);
}

type Scene = {
  readonly plan: string;
  readonly front: string;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly rate: number;
  readonly bitrate: number;
};

/** Runs in the page: draws frame after frame and encodes each. Film and poster come as base64; the poster is the last frame, a PNG. */
async function filmInPage(film: Scene): Promise<{ readonly webm: string; readonly poster: string }> {
  const { Output, WebMOutputFormat, BufferTarget, CanvasSource } = (
    globalThis as unknown as { Mediabunny: typeof import("mediabunny") }
  ).Mediabunny;
  const canvas = Object.assign(document.createElement("canvas"), { width: film.width, height: film.height });
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas");
  const [plan, front] = await Promise.all([film.plan, film.front].map(load));
  if (!plan || !front) throw new Error("no pictures");
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, { codec: "vp9", bitrate: film.bitrate, keyFrameInterval: film.frames });
  output.addVideoTrack(source, { frameRate: film.rate });
  await output.start();
  let poster = "";
  for (let frame = 0; frame < film.frames; frame += 1) {
    draw(frame / (film.frames - 1));
    if (frame === film.frames - 1) poster = canvas.toDataURL("image/png").split(",")[1] ?? "";
    await source.add(frame / film.rate, 1 / film.rate);
  }
  await output.finalize();
  let binary = "";
  for (const byte of new Uint8Array(target.buffer ?? new ArrayBuffer(0))) binary += String.fromCharCode(byte);
  return { webm: btoa(binary), poster };

  /** Draws the frame at `t`, from 0 to 1: first the whole plan, then close by from its rear to the road, then the front. */
  function draw(t: number) {
    if (!brush || !plan || !front) return;
    brush.globalAlpha = 1;
    brush.fillStyle = "#fff";
    brush.fillRect(0, 0, film.width, film.height);
    const whole = Math.min(film.width / plan.width, film.height / plan.height);
    const close = film.width / plan.width;
    const nearing = smooth((t - 0.08) / 0.14);
    const scale = whole + (close - whole) * nearing;
    const travel = smooth((t - 0.22) / 0.44);
    const middle = (film.height - plan.height * scale) / 2;
    const top = middle + (0 - middle) * nearing + (film.height - plan.height * close) * travel * nearing;
    brush.drawImage(plan, (film.width - plan.width * scale) / 2, top, plan.width * scale, plan.height * scale);
    const turn = smooth((t - 0.7) / 0.08);
    if (turn === 0) return;
    brush.globalAlpha = turn;
    brush.fillRect(0, 0, film.width, film.height);
    const fit = Math.min(film.width / front.width, film.height / front.height) * (1 + 0.05 * smooth((t - 0.78) / 0.22));
    const [w, h] = [front.width * fit, front.height * fit];
    brush.drawImage(front, (film.width - w) / 2, (film.height - h) / 2, w, h);
  }

  function smooth(x: number): number {
    const within = Math.min(1, Math.max(0, x));
    return within * within * (3 - 2 * within);
  }

  async function load(address: string): Promise<HTMLImageElement> {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  }
}
