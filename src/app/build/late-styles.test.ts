import { expect, it } from 'vitest';
import { splitStyles } from './late-styles.ts';

const names = new Set(['bill_a1', 'spin_a1']);
const split = (css: string) => splitStyles(css, names);

it('takes out the rules that name what is late, and keeps the order of the others', () => {
  const { first, late } = split(
    '.card_b2{color:red}.bill_a1{color:green}.card_b2 .bill_a1{top:0}p{margin:0}',
  );
  expect(first).toBe('.card_b2{color:red}p{margin:0}');
  expect(late).toBe('.bill_a1{color:green}.card_b2 .bill_a1{top:0}');
});

it('splits a rule of several selectors', () => {
  const { first, late } = split('.card_b2,.bill_a1:hover{color:red}');
  expect(first).toBe('.card_b2{color:red}');
  expect(late).toBe('.bill_a1:hover{color:red}');
});

it('keeps layers and conditions around what is in them, and leaves none empty', () => {
  const { first, late } = split(
    '@layer base,ui;@layer ui{@media print{.bill_a1{top:0}}.card_b2{top:1px}}@media print{.bill_a1{top:2px}}',
  );
  expect(first).toBe('@layer base,ui;@layer ui{.card_b2{top:1px}}');
  expect(late).toBe('@layer base,ui;@layer ui{@media print{.bill_a1{top:0}}}@media print{.bill_a1{top:2px}}');
});

it('knows animations by their name, and takes fonts for the first paint', () => {
  const { first, late } = split(
    '@keyframes spin_a1{to{top:0}}@keyframes fade_b2{to{top:1px}}@font-face{src:url(a)}',
  );
  expect(first).toBe('@keyframes fade_b2{to{top:1px}}@font-face{src:url(a)}');
  expect(late).toBe('@keyframes spin_a1{to{top:0}}');
});

it('takes a name for a whole word', () => {
  expect(split('.bill_a12{top:0}').late).toBe('');
});

it('takes out the styles of toasts', () => {
  expect(split('[data-sonner-toast][data-front=true]{top:0}@keyframes sonner-spin{to{top:0}}').first).toBe(
    '',
  );
});
