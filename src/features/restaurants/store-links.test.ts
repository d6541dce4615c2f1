import { expect, it } from 'vitest';
import { callLink, directionsLink } from './store-links.ts';

it.each([
  ['080 4000 1405', 'tel:+918040001405'],
  ['+91 80 41277788', 'tel:+918041277788'],
  ['98450 12345', 'tel:+919845012345'],
  ['', null],
  ['javascript:alert(1)', null],
])('LOC-15 the number %s is dialled as %s', (phone, link) => {
  expect(callLink(phone)).toBe(link);
});

it('LOC-15 the way to a restaurant is an https link to its position', () => {
  expect(directionsLink({ latitude: 12.9719, longitude: 77.6412 })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=12.9719%2C77.6412',
  );
});
