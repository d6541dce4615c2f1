import { expect, it } from 'vitest';
import { checkText } from './check-text.ts';

it.each([
  ['', []],
  ['From ₹199', []],
  [' \u00a0 ', ['blank']],
  ['From \uFFFD199', ['lost-character']],
  ['Open <b>late</b>', ['html']],
  ['Open <b class=x', ['html']],
  ['Open <a href="/offers" late', ['html']],
  ['Open <img src=x <b', ['html']],
  ['2 < 3, <3 and 2 <b and c', []],
  ['a <b = c', []],
  ['Fresh &amp; crisp', ['html']],
  ['Fresh&nbsp;dough', ['html']],
  ['It&rsquo;s &#8377;199', ['html']],
  ['It&#x2019;s', ['html']],
  ['Caf&eacute;', ['html']],
  ['Mac&Cheese; Fish&Chips;', []],
  ['2026-02-28T10:00:00+05:30', []],
  ['2026-02-28T10:00Z', []],
  ['2026-02-30T10:00:00+05:30', ['invalid_format']],
  ['On 2026-02-30T10:00 it rained', []],
])('finds in the text %j the faults %j', (text, codes) => {
  expect(checkText(text).map(({ code }) => code)).toEqual(codes);
});
