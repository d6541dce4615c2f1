import { expect, it } from 'vitest';
import { saleHoursText } from './sale-hours.ts';

it('writes the hours in the 12-hour format', () => {
  expect(saleHoursText({ from: '07:00', until: '11:30' })).toBe('Sold 7 am to 11:30 am');
  expect(saleHoursText({ from: '12:00', until: '00:00' })).toBe('Sold 12 pm to 12 am');
});
