import { encodingRules } from './encoding-rules.ts';
import type { Path } from './fault.ts';
import { markRule } from './mark-rule.ts';
import { quoted } from './quoted.ts';
import { codeOfSign, firstOf, type TextRule } from './text-rule.ts';
import { placeholderRule, unfinishedRule } from './unfinished-rules.ts';
import { warnCouponText } from './warn-coupon-text.ts';
import type { WarnContext } from './warn-context.ts';

/** What no value may hold, whoever reads it. */
const ruleOfSigns: readonly TextRule[] = [
  {
    code: 'line-break',
    find: firstOf(/[\n\r\t\u2028\u2029]/),
    says: () =>
      'holds a line break or a tab, which is shown as a space. Write a paragraph, an entry or a node of its own.',
  },
  {
    // Marks of direction, spaces without width and soft hyphens. The joiners of Indian scripts and of emoji are none of them: between Latin letters they are.
    code: 'invisible',
    find: firstOf(
      /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff]/,
      /(?<=^|[\p{sc=Latin}\d\s])[\u200c\u200d](?=$|[\p{sc=Latin}\d\s])/u,
    ),
    says: (found) =>
      `holds an invisible character (${codeOfSign(found)}), which came with a copied text. Type the text again.`,
  },
  {
    code: 'spaces',
    find: firstOf(/^[ \u00a0]|[ \u00a0]$|[ \u00a0]{2,}/),
    says: () => 'has a space too many: at its beginning, at its end, or two together. Remove it.',
  },
];

/** What words that customers read may not hold; an address among them is no part of the words. */
const rulesOfWords: readonly TextRule[] = [unfinishedRule, placeholderRule, ...encodingRules, markRule];

/** Addresses of pages and of e-mail. */
const addresses =
  /(?<![a-z+.-])[a-z][a-z+.-]*:\/\/\S+|\bwww\.\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.\S+|(?<![\w.-])[\w-]+(?:\.[\w-]+)+\/\S*/gi;

const addressRule: TextRule = {
  code: 'plain-address',
  find: firstOf(/\b(?:https?:\/\/|www\.)[^\s]+/i),
  says: (found) => `holds an address that nobody can tap: ${quoted(found)}. Put it into a 'link'.`,
};

/** Warns of a text that customers are not meant to read so. */
export function warnText(text: string, path: Path, context: WarnContext) {
  if (text.trim() === '') return;
  const words = text.replaceAll(addresses, '-');
  const tell = tellOf(path, context);
  for (const rule of rulesOfWords) tell(rule, words);
  for (const rule of [...ruleOfSigns, addressRule]) tell(rule, text);
  warnCouponText(words, path, context);
}

/** Warns of a name that only programs read: an id, a code, the name of an event. */
export function warnName(name: string, path: Path, context: WarnContext) {
  if (name.trim() === '') return;
  for (const rule of [...ruleOfSigns, placeholderRule]) tellOf(path, context)(rule, name);
}

/** Warns of signs that no address should have. */
export function warnSigns(text: string, path: Path, context: WarnContext) {
  if (text.trim() === '') return;
  for (const rule of ruleOfSigns) tellOf(path, context)(rule, text);
}

function tellOf(path: Path, { report }: WarnContext) {
  return ({ code, find, says }: TextRule, text: string) => {
    const found = find(text);
    if (found !== undefined) report(path, code, says(found));
  };
}
