import { quoted } from './quoted.ts';
import { firstOf, type TextRule } from './text-rule.ts';

/** Fields of templates. A tag such as '[NEW]' or a remark such as '[by 200 people]' is none. */
const bracketed =
  /(?<!\[)\[\s*(?:(?:insert|add|your|placeholder)\b[^\]]*|(?:(?:the|first|last|full|customer|store|city|restaurant|brand|offer|product|item|coupon|promo|start|end|expiry)[ _-]?)*(?:date|time|day|name|city|store|price|amount|code|link|url|phone|number|percent(?:age)?|text|title|heading|headline|description|xx+)|todo|tbd|tbc)\s*\]/i;

const partsOfPage = 'text|copy|heading|headline|title|subtitle|caption|description|label';

/** Notes of authors, fillers of templates, and amounts that are still to come. */
const unwritten: readonly RegExp[] = [
  /\blorem ipsum\b/i,
  // 'todo' is a word of Spanish.
  /\b(?:TODO(?! (?:EL|LO|LA)\b)|TBD|TBC|FIXME)\b/,
  /^\s*(?:todo|tbd|tbc|fixme)\s*:/i,
  bracketed,
  new RegExp(
    `^\\W*placeholder\\W*$|^placeholder\\s*(?::|for\\b)|\\bplaceholder (?:${partsOfPage}|image)\\b`,
    'i',
  ),
  new RegExp(`\\b(?:sample|dummy|filler) (?:${partsOfPage})\\b`, 'i'),
  new RegExp(`\\b(?:your|insert|add) (?:\\w+ )?(?:${partsOfPage})(?: goes)? here\\b`, 'i'),
  new RegExp(`\\b(?:${partsOfPage}) goes here\\b`, 'i'),
  /(?:टेक्स्ट|शीर्षक|टाइटल|हेडिंग) (?:यहा[ँं] )?लिखें|(?:नमूना|डमी) (?:टेक्स्ट|पाठ)/,
  /(?:₹|\bRs\.?|\bINR)\s?(?:x+(?!\w)|_{2,}|-{2,}|\.{3}|…|#+(?!\w)|\?{2,}|null\b)/i,
  /(?<!\w)(?:X|[Xx]{2,})\s?%/,
  // Not the hidden digits of a card or a telephone number.
  /(?<![\dx][\s-]?)\bx{3,}\b(?![\s-]?[\dx])/i,
  /_{3,}/,
  /^[^\p{L}]*test(?:ing)?(?:[\s\d]+test(?:ing)?)*[^\p{L}]*$/iu,
  /^(?:asdf\w*|qwerty)$/i,
  /^[\s.…]+$/,
];

/** What programs write where a value is missing. */
const missing: readonly RegExp[] = [
  /(?<!\b(?:is|are|left|remains?|otherwise) )\bundefined\b/,
  /\bNaN\b/,
  /\[object \w+\]/,
  /^null$|\b(?:hello|hi|hey|dear) null\b/i,
];

export const unfinishedRule: TextRule = {
  code: 'unfinished',
  find: firstOf(...unwritten, ...missing),
  says: (found) => `looks unfinished: ${quoted(found)}. Write what customers are to read.`,
};

/** Placeholders of programs and of messages: {name}, {{name}}, {#var#}, ${name}, $name, %name%, %s, [[name]]. '$CRUNCH' and '$aver' are words. */
const placeholders: readonly RegExp[] = [
  /\{[{#%]?\s*[A-Za-z_][\w. -]*[#%}]?\}|\{\d+\}/,
  /\$\{[^{}]*\}/,
  /%(?:\d\$)?[sd](?![A-Za-z])|(?<![\w%])%(?![\dA-F]{2}%)[A-Za-z_]\w*%/,
  /(?<![\w/])\$(?!av(?:e|er|ers|ings?)\b)(?:[a-z_]\w*|[A-Z]+_[A-Z_]+\b)/,
  /\[\[[^[\]]+\]\]/,
];

export const placeholderRule: TextRule = {
  code: 'not-replaced',
  find: firstOf(...placeholders),
  says: (found) =>
    `holds ${quoted(found)}, which nothing replaces: customers would read it. Write the words.`,
};
