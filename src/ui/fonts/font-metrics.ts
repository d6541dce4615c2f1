/** The metrics of a font that a fallback needs in order to take the same space. */
export interface FontMetrics {
  /** All values are in em, so 1 is the font size. */
  ascent: number;
  descent: number;
  lineGap: number;
  averageWidth: number;
}

/** Letters and spaces about as frequent as in English text, on which the mean width of a line depends. */
const SAMPLE = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

/** Reads the metrics of a TrueType file (not WOFF) at its default instance. */
export function readFontMetrics(font: Buffer): FontMetrics {
  const head = tableOffset(font, 'head');
  const hhea = tableOffset(font, 'hhea');
  const unitsPerEm = font.readUInt16BE(head + 18);
  const widths = [...SAMPLE].map((letter) => advanceWidth(font, letter.charCodeAt(0)));
  const total = widths.reduce((sum, width) => sum + width, 0);

  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
    averageWidth: total / widths.length / unitsPerEm,
  };
}

function tableOffset(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table '${tag}': give a TrueType file, not a compressed one.`);
}

function advanceWidth(font: Buffer, codePoint: number): number {
  const metricCount = font.readUInt16BE(tableOffset(font, 'hhea') + 34);
  // Glyphs past the last long metric share its width.
  const index = Math.min(glyphIndex(font, codePoint), metricCount - 1);
  return font.readUInt16BE(tableOffset(font, 'hmtx') + index * 4);
}

/** Looks a code point of the basic plane up in the font's 'cmap' of format 4. */
function glyphIndex(font: Buffer, codePoint: number): number {
  const table = unicodeSubtable(font);
  const segments = font.readUInt16BE(table + 6) / 2;
  const ends = table + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;

  for (let segment = 0; segment < segments; segment++) {
    if (codePoint > font.readUInt16BE(ends + segment * 2)) continue;
    const start = font.readUInt16BE(starts + segment * 2);
    if (codePoint < start) break;
    const delta = font.readInt16BE(deltas + segment * 2);
    const rangeAt = ranges + segment * 2;
    const range = font.readUInt16BE(rangeAt);
    if (range === 0) return (codePoint + delta) & 0xffff;
    return (font.readUInt16BE(rangeAt + range + (codePoint - start) * 2) + delta) & 0xffff;
  }
  throw new Error(`The font has no glyph for U+${codePoint.toString(16).padStart(4, '0')}.`);
}

function unicodeSubtable(font: Buffer): number {
  const cmap = tableOffset(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index++) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (font.readUInt16BE(subtable) === 4) return subtable;
  }
  throw new Error("The font's 'cmap' has no format 4 table.");
}
