import { expect, it } from 'vitest';
import { latinDigits, maskedMobile, nationalMobile, typedMobile } from './mobile-number.ts';

it.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['0091-9876543210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['9123456789', '9123456789'],
  ['98765432101', '9876543210'],
  ['+91', ''],
  ['+91 98765', '98765'],
  ['+44 7911 123456', '+447911123456'],
  ['abc', ''],
])('VAL-06 VAL-13 VAL-19 takes %s for %s', (pasted, expected) => {
  expect(nationalMobile(pasted)).toBe(expected);
});

it.each([
  ['0', ''],
  ['09', '9'],
  ['0987654321', '0987654321'],
])(
  'VAL-05 a 0 at the beginning cannot be typed; ten digits pasted with one stay: %s gives %j',
  (text, kept) => {
    expect(typedMobile(text)).toBe(kept);
  },
);

it.each([
  ['Hindi', '९८७६५४३२१०'],
  ['Bengali', '৯৮৭৬৫৪৩২১০'],
  ['Tamil', '௯௮௭௬௫௪௩௨௧௦'],
  ['Kannada', '೯೮೭೬೫೪೩೨೧೦'],
  ['Urdu', '۹۸۷۶۵۴۳۲۱۰'],
  ['full width', '９８７６５４３２１０'],
])('VAL-06 takes the digits of a keyboard in %s', (_, digits) => {
  expect(latinDigits(digits)).toBe('9876543210');
  expect(typedMobile(`+९१ ${digits}`)).toBe('9876543210');
});

it('shows the last four digits of a number', () => {
  expect(maskedMobile('9876543210')).toBe('••••• •3210');
});
