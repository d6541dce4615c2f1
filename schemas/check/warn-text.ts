import type { Path } from './fault.ts';
import { quoted } from './quoted.ts';
import { didYouMean } from './propose.ts';
import type { WarnContext } from './warn-context.ts';

/** 'Use code FIRST40': the code of a coupon in a text. */
const couponInText = /\b(?:[Cc]ode|[Cc]oupon|CODE|COUPON)\s*[:"'“‘]?\s*((?=[A-Z0-9]*[A-Z])[A-Z0-9]{4,16})\b/g;

interface TextRule {
  readonly code: string;
  readonly pattern: RegExp;
  readonly says: (found: string) => string;
}

const rules: readonly TextRule[] = [
  {
    code: 'unfinished',
    pattern: /\blorem ipsum\b|\b(?:TODO|TBD|TBC|FIXME|XXX+)\b|\bplaceholder\b/i,
    says: (found) => `looks unfinished: ${quoted(found)}. Write what customers are to read.`,
  },
  {
    code: 'not-replaced',
    pattern: /\{\{?\s*[A-Za-z_][\w.]*\s*\}?\}|\$\{[^}]*\}|%[sd](?![A-Za-z])|(?<![\w/])\$[A-Za-z_]\w*/,
    says: (found) =>
      `holds ${quoted(found)}, which nothing replaces: customers would read it. Write the words.`,
  },
  {
    code: 'line-break',
    pattern: /[\n\r\t]/,
    says: () =>
      'holds a line break or a tab, which is shown as a space. Write a paragraph, an entry or a node of its own.',
  },
  {
    // Marks of direction, spaces without width and soft hyphens; the joiners of Indian scripts and of emoji are none of them.
    code: 'invisible',
    pattern: /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/,
    says: (found) =>
      `holds an invisible character (U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}), which came with a copied text. Type the text again.`,
  },
  {
    code: 'plain-address',
    pattern: /\b(?:https?:\/\/|www\.)[^\s]+/i,
    says: (found) => `holds an address that nobody can tap: ${quoted(found)}. Put it into a 'link'.`,
  },
  {
    code: 'spaces',
    pattern: /^[ \u00a0]|[ \u00a0]$|[ \u00a0]{2,}/,
    says: () => 'has a space too many: at its beginning, at its end, or two together. Remove it.',
  },
];

/** Warns of a text that customers are not meant to read so. An address or a path is no text. */
export function warnText(text: string, path: Path, { known: { coupons }, report }: WarnContext) {
  if (/^(?:[a-z]+:\/\/|\/)\S*$/i.test(text) || text.trim() === '') return;
  for (const { code, pattern, says } of rules) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) report(path, code, says(found));
  }
  for (const [, coupon = ''] of text.matchAll(couponInText))
    if (coupons && !coupons.has(coupon))
      report(
        path,
        'unknown-coupon',
        `names a coupon that the shop does not have: ${quoted(coupon)}. ${didYouMean(coupon, [...coupons])}Correct the code.`,
      );
}
