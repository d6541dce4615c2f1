import { expect, it } from 'vitest';
import { readJson } from './json/read-json.ts';
import { placesInText } from './places-in-text.ts';

function placesOf(lines: readonly string[]) {
  const text = lines.join('\n');
  const reading = readJson(text);
  if (!reading.ok) throw new Error('The text is no JSON.');
  return placesInText(text, reading.places);
}

it.each([
  ['routes', 2],
  ["routes['/a.b']", 4],
  ["routes['/a.b'].title", 6],
  ["routes['/'].title", 3],
  // Missing: it belongs into what there is.
  ["routes['/a.b'].titles", 4],
  ["routes['/none'].title", 2],
  ['none', 1],
  ['', 1],
])('the value at %s is in line %i', (address, line) => {
  const lines = ['{', '"routes": {', '"/": { "title": "x" },', '"/a.b": {', '"title":', '"y" } } }'];
  expect(placesOf(lines).lineOf(address)).toBe(line);
});

it.each([
  ['charges.packaging.P', 3, 'charges.packaging.takeaway'],
  ['charges.packaging.P.amount', 4, 'charges.packaging.takeaway.amount'],
  ['charges.packaging.DINEIN.taxes[0].amount', 6, 'charges.packaging.Dine-In.taxes[0].amount'],
  ['charges.packaging.P.amounts', 3, 'charges.packaging.takeaway.amounts'],
  // What stands there is not renamed, and what is missing has its own name.
  ['charges.packaging.CURB.amount', 7, 'charges.packaging.CURB.amount'],
  ['charges.packaging.IRCTC', 2, 'charges.packaging.IRCTC'],
])('the value at %s is in line %i, and is written as %s', (address, line, written) => {
  const { lineOf, asWritten } = placesOf([
    '{ "charges": {',
    '"packaging": {',
    '"takeaway": {',
    '"amount": 15 },',
    '"Dine-In": { "taxes": [{\n"amount": 1 }] },',
    '"CURB": { "amount": 2 } } } }',
  ]);
  expect([lineOf(address), asWritten(address)]).toEqual([line, written]);
});
