import { quoted } from './quoted.ts';
import { firstOf, type TextRule } from './text-rule.ts';

/** What stands at the inner side of a mark: words, amounts and emoji, but not a space. */
const inner = `(?=[\\p{L}\\p{N}\\p{Sc}\\p{Extended_Pictographic}#"'“‘])`;

/** A pair of marks around words. One alone is a sign of its own, and so is one in a word, between numbers or after a word ('Terms*'). */
function pairOf(mark: string, before = ''): RegExp {
  const within = `(?:(?!\\. )[^${mark}\\n])*`;
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}${mark}${before}])${mark}${inner}${within}(?<!\\s)${mark}(?![\\p{L}\\p{M}\\p{N}${mark}])`,
    'u',
  );
}

/** The marks of chats (*bold*, _italic_, ~struck~, `code`) and of forums ([b]bold[/b]). Those of Markdown and HTML are faults. */
export const markRule: TextRule = {
  code: 'marks',
  find: firstOf(
    pairOf('\\*'),
    // Of handles and file names '_' is a part.
    pairOf('_', '@#/.\\\\-'),
    pairOf('~'),
    /~~[^~\n]+~~/,
    /`[^`\n]{2,}`/,
    /\[\/(?:b|i|u|s|url|img|color|size|font|quote|center)\]/i,
  ),
  says: (found) =>
    `holds the marks of a chat or a forum, which customers would read as signs: ${quoted(found)}. Write the words alone.`,
};
