import { z } from 'zod';
import type { ValueFault } from './check-context.ts';
import { htmlEntity } from './html-entities.ts';
import { quoted } from './quoted.ts';

const time = z.iso.datetime({ offset: true });

/** A tag, one with an attribute also where it is not closed, a comment or a character reference. A '<' before a number or a space is a sign of its own. */
const tag = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<[a-z][a-z0-9-]*\s+[a-z][\w:-]*\s*=|<!--/;
const htmlPattern = new RegExp(`${tag.source}|${htmlEntity}`, 'i');

/** Bold, a link or a heading of Markdown. A single '*' or '_' is a sign of its own. */
const markdownPattern = /\*\*[^*]+\*\*|__[^_]+__|!?\[[^\]]*\]\([^)]*\)|^#{1,6} /;

/** Returns the faults that a text can have in any field. */
export function checkText(text: string): readonly ValueFault[] {
  const faults: ValueFault[] = [];
  if (text !== '' && text.trim() === '')
    faults.push({
      code: 'blank',
      message: 'contains only spaces. Write something, or leave the field out where it is optional.',
    });
  if (text.includes('\uFFFD'))
    faults.push({
      code: 'lost-character',
      message: `holds '\uFFFD' where a character was lost. Write the text again, and save it as UTF-8.`,
    });
  const html = htmlPattern.exec(text)?.[0];
  if (html !== undefined)
    faults.push({
      code: 'html',
      message: `holds HTML, which customers would read as signs: ${quoted(html)}. Write the text alone.`,
    });
  const markdown = markdownPattern.exec(text)?.[0];
  if (markdown !== undefined)
    faults.push({
      code: 'markdown',
      message: `holds Markdown, which customers would read as signs: ${quoted(markdown)}. Write the text alone.`,
    });
  if (/^\d{4}-\d\d-\d\dT/.test(text) && !exists(text))
    faults.push({
      code: 'invalid_format',
      message: `is a time that does not exist: ${quoted(text)}. Write one like 2026-11-20T10:00:00+05:30.`,
    });
  return faults;
}

/** Whether a date exists. The pattern of the schema, which is sent to browsers, accepts the 30th of February. */
function exists(text: string): boolean {
  // Seconds may be left out here, but not in the rule for times.
  const whole = text.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?=Z|[+-]\d\d:)/, '$1:00');
  return time.safeParse(whole).success;
}
