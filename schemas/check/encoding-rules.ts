import { openHtmlEntity } from './html-entities.ts';
import { quoted } from './quoted.ts';
import { codeOfSign, firstOf, type TextRule } from './text-rule.ts';

// What becomes of a text that goes through other programs.

const latinSigns = Array.from({ length: 256 }, (_, byte) => String.fromCodePoint(byte)).join('');
/** The characters of the bytes 0 to 255 in the encoding of old Windows programs. Written here: the decoder of Node 20 takes it for Latin 1. */
const windowsSigns = `${latinSigns.slice(0, 0x80)}€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${latinSigns.slice(0xa0)}`;
const trail = `[${windowsSigns.slice(0x80, 0xc0)}]`;

/**
 * UTF-8 that was read as if it were of Windows: '₹' becomes 'â‚¹', '’' becomes 'â€™', 'é' becomes 'Ã©', and so do Indian and Arabic letters ('à¤¨',
 * 'Ø§Ù„') and emoji ('ðŸ•'). A letter with an accent before a mark of punctuation is none ('CAFÉ’S').
 */
const windowsMisread = new RegExp(
  [
    'Â[\\u00a0-\\u00bf]',
    `Ã${trail}`,
    `(?:[Ø-Û]${trail}){2}`,
    `â${trail}{2}|â[€‚„]`,
    `à[¤-¿]${trail}`,
    `ðŸ(?:${trail}{2})?`,
    'ï»¿|ï¸',
  ].join('|'),
  'u',
);

/** The same with the encoding of old Macs: '’', '₹' and 'é'. */
const macMisread = /‚Ä[ôúùìî¢¶]|‚Çπ|√[©®±°]/u;

/** A '?' where the program did not know the sign: '₹' before a number, an apostrophe in a word, or every letter of a text. */
const askedSign =
  /(?<![^\s(])\?(?=\d)[\d,.]*|(?<!\p{L})\p{L}+\?(?:s|t|re|ll|ve|m|d)\b|(?<!\S)\?{2,}\s+\?{2,}(?!\S)|^\?{2,}$/u;

/** The text that a misread one was; undefined when a part of it is missing. */
function meantBy(misread: string): string | undefined {
  const bytes = [...misread].map((sign) => windowsSigns.indexOf(sign));
  if (bytes.includes(-1)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

function saysMisread(found: string): string {
  const meant = meantBy(found);
  const was = meant === undefined ? '' : ` where ${quoted(meant)} was meant`;
  return `was read in a wrong encoding: it holds ${quoted(found)}${was}. Write the text again, and save the file as UTF-8.`;
}

/** Escapes of programs: '\n', '\u20b9'. A backslash alone is a sign of its own. */
const escape = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[nrt"'/])/;
/** Escapes of addresses: '%20'. 'Save 20%20' is none. */
const percentEscape =
  /(?<=[\p{L}.,!])%(?:2[0-9a-f]|3[a-f]|40|5[b-f]|7[b-e])(?!\d)|(?<!\d)(?:%[0-9a-f]{2}){2,}/iu;

export const encodingRules: readonly TextRule[] = [
  { code: 'encoding', find: firstOf(windowsMisread, macMisread), says: saysMisread },
  {
    code: 'lost-sign',
    find: firstOf(askedSign),
    says: (found) =>
      `holds a '?' where a sign such as '₹' or an apostrophe was lost: ${quoted(found)}. Write the sign, and save the file as UTF-8.`,
  },
  {
    code: 'foreign-sign',
    find: firstOf(/[\p{Co}\ufffc]/u),
    says: (found) =>
      `holds ${codeOfSign(found)}, a sign that only the program has from which it was copied: customers see an empty box. Type another sign, or none.`,
  },
  {
    code: 'escape',
    find: firstOf(escape, percentEscape, openHtmlEntity),
    says: (found) =>
      `holds ${quoted(found)}, which customers would read so. Write the sign that it stands for, or remove it.`,
  },
];
