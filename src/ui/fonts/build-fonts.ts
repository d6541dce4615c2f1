/**
 * Subsets the fonts of the installed packages: basic Latin with the punctuation that our texts use, letters with accents, which few pages show and
 * fetch, and the rupee sign. Writes the WOFF2 files beside this script, and `../fonts.css` with the fallback faces.
 *
 * Run it after a font package changes: `npx tsx src/ui/fonts/build-fonts.ts && npx biome format --write src/ui/fonts.css`. The results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { type FontMetrics, readFontMetrics } from './font-metrics.ts';

const BASIC = `${characters(0x20, 0x7e)}\u00a0·×©°éñ–—‘’“”…•›−`;
const ACCENTS = `${characters(0xa0, 0xff).replace(/[\u00a0·×©°éñ]/g, '')}‹™€`;
const RUPEE = '₹';
const MAX_BYTES = 30_000;
/** What browsers apply by themselves, and the figures of one width that prices have. Letters for other features (small capitals, fractions) are left out. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

type Axes = Record<string, number | { min: number; max: number }>;

interface Family {
  name: string;
  file: string;
  /** The package's files; the rupee sign is in its 'latin-ext'. */
  source: { latin: string; latinExt: string };
  axes: Axes;
  weight: string;
  /** The axes at which the fallbacks are measured: the weight that most of the text has. */
  measuredAxes: Record<string, number>;
  standIns: StandIn[];
}

/** A font of devices, used as fallback. Its average width is that of the sample text that `readFontMetrics` measures. */
interface StandIn {
  name: string;
  local: string[];
  averageWidth: number;
}

const FAMILIES: Family[] = [
  {
    name: 'Figtree',
    file: 'figtree',
    source: {
      latin: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      latinExt: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
    },
    axes: { wght: { min: 400, max: 800 } },
    weight: '400 800',
    measuredAxes: { wght: 400 },
    standIns: [
      { name: 'Figtree on Roboto', local: ['Roboto'], averageWidth: 0.4577 },
      { name: 'Figtree on Arial', local: ['Arial', 'Liberation Sans'], averageWidth: 0.4563 },
    ],
  },
  {
    // One heavy weight for headings: the whole weight axis would cost another 18 kB on the first visit.
    name: 'Bricolage Grotesque',
    file: 'bricolage-grotesque',
    source: {
      latin: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
      latinExt:
        '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2',
    },
    axes: { opsz: 36, wght: 760 },
    weight: '600 800',
    measuredAxes: { opsz: 36, wght: 760 },
    standIns: [
      { name: 'Bricolage on Roboto', local: ['Roboto Bold', 'Roboto'], averageWidth: 0.4644 },
      { name: 'Bricolage on Arial', local: ['Arial Bold', 'Liberation Sans Bold'], averageWidth: 0.4937 },
    ],
  },
];

async function buildFamily(family: Family): Promise<string> {
  const [latin, latinExt] = await Promise.all([
    readFile(packageFile(family.source.latin)),
    readFile(packageFile(family.source.latinExt)),
  ]);
  const cut = { targetFormat: 'woff2', variationAxes: family.axes, keepFeatures: FEATURES } as const;
  await writeFont(`${family.file}.woff2`, await subsetFont(latin, BASIC, cut));
  await writeFont(`${family.file}-accents.woff2`, await subsetFont(latin, ACCENTS, cut));
  await writeFont(`${family.file}-rupee.woff2`, await subsetFont(latinExt, RUPEE, cut));

  const measured = await subsetFont(latin, BASIC, {
    targetFormat: 'truetype',
    variationAxes: family.measuredAxes,
  });
  const metrics = readFontMetrics(measured);
  return [
    face({ family, file: family.file, text: BASIC }),
    face({ family, file: `${family.file}-accents`, text: ACCENTS }),
    face({ family, file: `${family.file}-rupee`, text: RUPEE }),
    ...family.standIns.map((standIn) => standInFace({ family, standIn, metrics })),
  ].join('\n');
}

async function writeFont(name: string, font: Buffer): Promise<void> {
  if (font.byteLength > MAX_BYTES) {
    throw new Error(
      `${name} has ${font.byteLength} bytes, more than the ${MAX_BYTES} a first visit may cost.`,
    );
  }
  await writeFile(new URL(name, import.meta.url), font);
  console.log(`${name}: ${font.byteLength} bytes`);
}

/** The file of the rupee sign stands in the style sheet itself: nearly every page shows a price, and a file of its own is a round trip. */
function face({ family, file, text }: { family: Family; file: string; text: string }): string {
  const place = text === RUPEE ? 'inline' : 'no-inline';
  return `@font-face {
  font-family: "${family.name}";
  font-style: normal;
  font-weight: ${family.weight};
  font-display: swap;
  src: url("./fonts/${file}.woff2?${place}") format("woff2");
  unicode-range: ${unicodeRange(text)};
}
`;
}

/** Scales the device's font to the widths of our font, and gives our heights in units of the scaled em. */
function standInFace({
  family,
  standIn,
  metrics,
}: {
  family: Family;
  standIn: StandIn;
  metrics: FontMetrics;
}): string {
  const scale = metrics.averageWidth / standIn.averageWidth;
  return `@font-face {
  font-family: "${standIn.name}";
  font-weight: ${family.weight};
  src: ${standIn.local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(metrics.ascent / scale)};
  descent-override: ${percent(metrics.descent / scale)};
  line-gap-override: ${percent(metrics.lineGap / scale)};
}
`;
}

function packageFile(path: string): string {
  return fileURLToPath(import.meta.resolve(path));
}

function characters(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`;
}

function unicodeRange(text: string): string {
  const points = [...new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const runs: Array<{ first: number; last: number }> = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && run.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

function hex(point: number): string {
  return point.toString(16).toUpperCase().padStart(4, '0');
}

const faces: string[] = [];
for (const family of FAMILIES) faces.push(await buildFamily(family));
const head = '/* Written by fonts/build-fonts.ts: change that, then run it. */\n\n';
await writeFile(new URL('../fonts.css', import.meta.url), head + faces.join('\n'));
