import type { z } from 'zod';
import { couponCodePattern } from '../coupon-code.ts';
import { linkToPattern, safeUrlPattern } from '../engine/link-schema.ts';
import { timeWithOffset } from '../engine/node-schema.ts';
import { explainDay, explainTime } from './explain-time.ts';
import { shown } from './propose.ts';

interface Formatted {
  readonly value: unknown;
  readonly format: string;
  readonly pattern?: string | undefined;
  /** That of the field; undefined where it is not known. */
  readonly schema: z.ZodType | undefined;
}

/** Explains a text that is not written as its field asks for; undefined where only the description of the field can say how. */
export function explainFormat({ value, format, pattern, schema }: Formatted): string | undefined {
  if (typeof value !== 'string') return undefined;
  const isCoupon = pattern === String(couponCodePattern);
  if (value === '')
    return `is empty. Write ${examples.get(pattern) ?? 'something'}, or leave the field out where it is optional.`;
  const meant = rewritings(value, pattern).find((text) => schema?.safeParse(text).success);
  if (meant !== undefined) return `is not written as it must be: ${shown(value)}. Write ${shown(meant)}.`;
  if (isAddress(value, pattern))
    return `is not written as it must be: ${shown(value)}. Begin with https:// for another site, or with one '/' for a page of the app; other addresses are not allowed.`;
  if (format === 'date') return explainDay(value);
  if (format === 'datetime' || pattern === timePattern) return explainTime(value);
  return isCoupon
    ? `is no coupon code: ${shown(value)}. A code has 3 to 16 capitals and digits, and no spaces: FIRST40.`
    : undefined;
}

/** What can be written into a field, by its pattern. */
const examples: ReadonlyMap<string | undefined, string> = new Map([
  [String(couponCodePattern), 'a coupon code (FIRST40)'],
  [String(linkToPattern), 'where it leads (/offers)'],
  [String(safeUrlPattern), 'an address (/offers)'],
]);

/** What may be meant: the text without spaces around it; of a text of words alone also small letters with hyphens, or capitals without spaces. */
function rewritings(value: string, pattern: string | undefined): readonly string[] {
  const text = value.trim();
  const isOfWords = /^[\w -]+$/.test(text) && !(pattern !== undefined && addressPatterns.includes(pattern));
  if (!isOfWords) return [text];
  return [
    text,
    text.toLowerCase().replaceAll(/[\s_]+/g, '-'),
    text.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''),
  ];
}

/** As issues name it. */
const timePattern = timeWithOffset
  .safeParse('')
  .error?.issues.find((issue) => issue.code === 'invalid_format')?.pattern;
const addressPatterns = [safeUrlPattern, linkToPattern].map(String);

/** Whether a field for a link or an address holds a text with a scheme, or the address of another site without one. */
function isAddress(value: string, pattern: string | undefined): boolean {
  const asked = pattern !== undefined && addressPatterns.includes(pattern);
  return asked && /^\s*(?:[a-z][a-z0-9+.-]*:|[/\\]{2}|www\.)/i.test(value);
}
