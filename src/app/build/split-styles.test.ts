import { expect, it } from 'vitest';
import { splitSheet } from './split-styles.ts';

const partOf = new Map([
  ['card_b2', 0],
  ['menu_c3', 1],
  ['bill_a1', 2],
  ['spin_a1', 2],
]);
const split = (css: string) => splitSheet(css, partOf);

it('puts each rule into the last part that one of its names is in, in the same order', () => {
  expect(
    split(
      '.card_b2{color:red}.bill_a1{color:green}.card_b2 .bill_a1{top:0}.menu_c3 .card_b2{top:1px}p{margin:0}',
    ),
  ).toEqual([
    '.card_b2{color:red}p{margin:0}',
    '.menu_c3 .card_b2{top:1px}',
    '.bill_a1{color:green}.card_b2 .bill_a1{top:0}',
  ]);
});

it('splits a rule of several selectors', () => {
  expect(split('.card_b2,.bill_a1:hover,.menu_c3{color:red}')).toEqual([
    '.card_b2{color:red}',
    '.menu_c3{color:red}',
    '.bill_a1:hover{color:red}',
  ]);
});

it('keeps layers and conditions around what is in them, and leaves none empty', () => {
  const css =
    '@layer base,ui;@layer ui{@media print{.bill_a1{top:0}}.card_b2{top:1px}}@media print{.bill_a1{top:2px}}';
  expect(split(css)).toEqual([
    '@layer base,ui;@layer ui{.card_b2{top:1px}}',
    '@layer base,ui;',
    '@layer base,ui;@layer ui{@media print{.bill_a1{top:0}}}@media print{.bill_a1{top:2px}}',
  ]);
});

it('knows animations by their name, and takes fonts for the first part', () => {
  expect(split('@keyframes spin_a1{to{top:0}}@keyframes fade_b2{to{top:1px}}@font-face{src:url(a)}')).toEqual(
    ['@keyframes fade_b2{to{top:1px}}@font-face{src:url(a)}', '', '@keyframes spin_a1{to{top:0}}'],
  );
});

it('takes a name for a whole word', () => {
  expect(split('.bill_a12{top:0}')).toEqual(['.bill_a12{top:0}', '', '']);
});

it('puts the styles of toasts into the last part', () => {
  const css = '[data-sonner-toast][data-front=true]{top:0}@keyframes sonner-spin{to{top:0}}';
  expect(split(css)).toEqual(['', '', css]);
});
