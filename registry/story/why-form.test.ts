import { describe, expect, it } from 'vitest';
import type { EngineFacts } from '#schemas/document-types.ts';
import { guestFacts } from '../testing/notes.tsx';
import type { OrderTypeCode } from '#schemas/node.ts';
import { reasonsOfForm, type WrittenForm } from './why-form.ts';

const evening = Date.parse('2026-11-20T19:45:00+05:30');
const unwritten: WrittenForm = { slug: undefined, orderMode: undefined, when: undefined };

function reasons(
  form: Partial<WrittenForm>,
  ratedOrder?: OrderTypeCode,
  chosen: Partial<EngineFacts> = {},
): { asks: string; hides: string } {
  const { asks, hides } = reasonsOfForm(
    { ...unwritten, ...form },
    { ratedOrder, facts: { ...guestFacts, now: evening, ...chosen } },
  );
  return {
    asks: asks.join(', ').replaceAll('\u202f', ' '),
    hides: hides.join(' — ').replaceAll('\u202f', ' '),
  };
}
const sent = (asks: string) => ({ asks, hides: '' });
const hidden = (hides: string) => ({ asks: '', hides });

describe('by its own when', () => {
  const forLater = { session: 'logged-in', from: '2026-12-01T00:00:00+05:30' };

  it('says every clause that does not hold', () => {
    expect(reasons({ when: forLater, orderMode: ['P'] }, 'D')).toEqual(
      hidden(
        'its form is for logged-in customers; you chose guest — its form is from 1 Dec 2026, 12:00 am on; you chose 20 Nov 2026, 7:45 pm',
      ),
    );
  });

  it('is sent to whom its clauses are for, and from the time on that it names', () => {
    const now = Date.parse('2026-12-02T00:00:00+05:30');
    expect(reasons({ when: forLater }, undefined, { now }).hides).toBe(
      'its form is for logged-in customers; you chose guest',
    );
    expect(reasons({ when: forLater }, undefined, { now, loggedIn: true })).toEqual(
      sent('its form is for logged-in customers, its form is from 1 Dec 2026, 12:00 am on'),
    );
    expect(reasons({})).toEqual(sent(''));
  });

  it.each([{ sesion: 'guest' }, { orderTypes: ['D'] }, { from: 'soon' }, null])(
    'is sent to nobody where that is %j, which the server cannot read',
    (when) => {
      expect(reasons({ when })).toEqual(hidden("the 'when' of its form cannot be read; see the findings"));
    },
  );
});

describe('by the type of the order that is rated', () => {
  it('is for one of its own types where none is chosen', () => {
    expect(reasons({ orderMode: ['DINEIN', 'P'] })).toEqual(sent('its form is for dine-in, takeaway orders'));
  });

  it('is not for another type', () => {
    expect(reasons({ orderMode: ['DINEIN', 'P'] }, 'D')).toEqual(
      hidden('its form is for dine-in, takeaway orders; you chose a delivery order'),
    );
    expect(reasons({ orderMode: ['DINEIN'] }, 'DINEIN')).toEqual(sent('its form is for dine-in orders'));
    expect(reasons({ orderMode: undefined }, 'CURB')).toEqual(sent(''));
  });

  it('is for no order where no type is named', () => {
    expect(reasons({ orderMode: [] })).toEqual(hidden('its form is for no order'));
    expect(reasons({ orderMode: [] }, 'P').hides).toBe(
      'its form is for no orders; you chose a takeaway order',
    );
  });

  it('is for any of its types for which it is sent, where none is chosen', () => {
    const form = { slug: 'dine-in', orderMode: ['D', 'DINEIN'] };
    expect(reasons(form)).toEqual(sent('its form is for delivery, dine-in orders'));
    expect(reasons(form, 'D').hides).toBe(
      'for delivery orders feedback-template/default is sent in its place',
    );
    expect(reasons({ slug: 'zebra', orderMode: ['DINEIN', 'D'] }).hides).toBe(
      'for dine-in orders feedback-template/dine-in is sent in its place',
    );
  });

  it.each(['DINEIN', ['lunch'], null])('is sent to nobody where that is %j', (orderMode) => {
    expect(reasons({ orderMode })).toEqual(
      hidden("the 'orderMode' of its form cannot be read; see the findings"),
    );
  });
});

describe('beside the other forms of the shop', () => {
  it('a form for the same type comes first by its name, and one with a when before both', () => {
    const form = { orderMode: ['DINEIN'], slug: 'zebra' };
    expect(reasons(form)).toEqual(
      hidden('for dine-in orders feedback-template/dine-in is sent in its place'),
    );
    expect(reasons({ ...form, slug: 'autumn' })).toEqual(sent('its form is for dine-in orders'));
    expect(reasons({ ...form, when: { session: 'guest' } })).toEqual(
      sent('its form is for dine-in orders, its form is for guests'),
    );
    expect(reasons({ slug: 'zebra' }, 'P')).toEqual(
      hidden('for takeaway orders feedback-template/default is sent in its place'),
    );
  });

  it('a document of the shop is asked about in its own place', () => {
    expect(reasons({ slug: 'dine-in', orderMode: ['DINEIN'] })).toEqual(
      sent('its form is for dine-in orders'),
    );
    expect(reasons({ slug: 'dine-in', orderMode: ['P'] }, 'DINEIN').hides).toBe(
      'its form is for takeaway orders; you chose a dine-in order',
    );
  });

  it('the default form takes what no other form is for', () => {
    expect(reasons({ slug: 'default', orderMode: ['D'] }, 'P')).toEqual(
      sent('its form is for orders that no other form is for'),
    );
    expect(reasons({ slug: 'default', orderMode: ['D'] }, 'DINEIN').hides).toBe(
      'its form is for delivery orders; you chose a dine-in order',
    );
  });

  it('a form for a store is sent there alone', () => {
    const form = { slug: 'autumn', orderMode: ['P'], when: { storeIds: ['14052'] } };
    expect(reasons(form).hides).toBe('');
    expect(reasons(form, undefined, { storeId: '' }).hides).toContain('you chose no store');
  });
});
