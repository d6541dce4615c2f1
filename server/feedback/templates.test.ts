import { afterAll, beforeAll, expect, it } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import type { Database } from '../database/database.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp, customerHeaders, guestHeaders, type TestApp } from '../testing/test-app.ts';

let db: Database;
let close: () => Promise<void>;
let test: TestApp;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
  test = await createTestApp(db, { shop: false, documents: [] });
}, 60_000);
afterAll(() => close());

const newer = '/feedback-service/ve2/templatenew?orderMode=D';
const comment = { id: 'comment', type: 'field-comment', props: { question: 'Anything?' } };

function category(...options: readonly [value: string, label: string][]) {
  return {
    id: 'category',
    type: 'field-category',
    props: { question: 'What?', options: options.map(([value, label]) => ({ value, label })) },
  };
}

const publish = (slug: string, more: object) =>
  test.content.publish(
    [{ kind: 'feedback-template', slug, body: { document: 'feedback-template', nodes: [comment], ...more } }],
    'asha',
  );

async function heading(url = newer, headers: Record<string, string> = {}): Promise<string> {
  return (await test.get(url, headers)).json().data.heading;
}

it('FBK-03 API-134 API-135 a form is chosen by its order type and by when it holds, and a new one is sent at once', async () => {
  await publish('default', { heading: 'For all' });
  expect(await heading()).toBe('For all');
  await publish('delivery', { heading: 'Delivery', orderMode: ['D'] });
  expect(await heading()).toBe('Delivery');
  expect(await heading('/feedback-service/ve2/template?orderMode=D')).toBe('Delivery');
  expect(await heading('/feedback-service/ve2/templatenew?orderMode=P')).toBe('For all');

  // A second form for the same order type.
  await publish('a-diwali', { heading: 'Diwali', orderMode: ['D'], when: { from: '2000-01-01T00:00:00Z' } });
  expect(await heading()).toBe('Diwali');
  await publish('a-diwali', { heading: 'Diwali', orderMode: ['D'], when: { until: '2000-01-01T00:00:00Z' } });
  expect(await heading()).toBe('Delivery');
  await publish('a-diwali', { heading: 'Diwali', orderMode: ['D'], when: { storeIds: ['14061'] } });
  expect(await heading()).toBe('Delivery');
  expect(await heading(newer, { [headerNames.storeId]: '14061' })).toBe('Diwali');
});

it('FBK-03 a form whose `when` has a clause that this server does not know is not chosen', async () => {
  const form = { heading: 'Diwali', orderMode: ['D'], when: { from: '2000-01-01T00:00:00Z' } };
  for (const clause of [{ rain: true }, { session: 'member' }, { miniApp: 'any' }]) {
    await publish('a-diwali', { ...form, when: { ...form.when, ...clause } });
    expect(await heading()).toBe('Delivery');
  }
  await publish('a-diwali', form);
  expect(await heading()).toBe('Diwali');
});

it('FBK-03 a form may be for customers alone, or for guests', async () => {
  await publish('a-diwali', { heading: 'For customers', orderMode: ['D'], when: { session: 'logged-in' } });
  expect(await heading()).toBe('Delivery');
  expect(await heading(newer, guestHeaders(await test.sessions.createGuest()))).toBe('Delivery');
  expect(await heading(newer, await customerHeaders(test, { userId: 'u-1' }))).toBe('For customers');
});

it('FBK-03 a form without order types holds for all of them while its time lasts', async () => {
  await publish('b-all', { heading: 'Always asked', when: { from: '2000-01-01T00:00:00Z' } });
  expect(await heading('/feedback-service/ve2/templatenew?orderMode=P')).toBe('Always asked');
  expect(await heading('/feedback-service/ve2/templatenew')).toBe('Always asked');
});

it('API-141 FBK-08 the categories are those of the form, or of all forms', async () => {
  await publish('b-all', { heading: 'x', when: { until: '2000-01-01T00:00:00Z' } });
  await publish('delivery', {
    heading: 'Delivery',
    orderMode: ['D'],
    nodes: [category(['FOOD', 'The food'], ['APP', 'Ordering'])],
  });
  await publish('default', {
    heading: 'For all',
    nodes: [category(['FOOD', 'Food'], ['PLACE', 'The place'])],
  });
  const values = async (url: string) =>
    (await test.get(url)).json().data.categories.map(({ value }: { value: string }) => value);
  expect(await values('/feedback-service/ve2/categories?orderMode=D')).toEqual(['FOOD', 'APP']);
  expect(await values('/feedback-service/ve2/categories')).toEqual(['FOOD', 'PLACE']);
  expect((await values('/feedback-service/ve1/categories')).toSorted()).toEqual(['APP', 'FOOD', 'PLACE']);
});

it('API-141 the categories are those of forms and fields whose time has come', async () => {
  const later = '2027-01-01T00:00:00Z';
  const field = (value: string, when: object) => ({
    ...category([value, value], ['OTHER', 'Other']),
    id: value.toLowerCase(),
    when,
  });
  await publish('default', {
    heading: 'For all',
    nodes: [field('NOW', { until: later }), field('FIELD', { from: later })],
  });
  await publish('b-all', { heading: 'x', when: { from: later }, nodes: [field('FORM', {})] });
  const values = async (url: string) =>
    (await test.get(url)).json().data.categories.map(({ value }: { value: string }) => value);
  expect(await values('/feedback-service/ve2/categories?orderMode=DINEIN')).toEqual(['NOW', 'OTHER']);
  const all = '/feedback-service/ve1/categories';
  expect(await values(all)).not.toContain('FIELD');
  expect(await values(all)).not.toContain('FORM');
  expect(await values(all)).toContain('NOW');
});

it('FBK-03 a default form whose time has not come is not sent', async () => {
  await publish('b-all', { heading: 'For now' });
  await publish('default', { heading: 'For later', when: { from: '2027-01-01T00:00:00Z' } });
  expect(await heading('/feedback-service/ve2/templatenew?orderMode=DINEIN')).toBe('For now');
});

it('a form is sent without what its document says to those who edit it', async () => {
  await publish('default', {
    $schema: '../json/feedback-template.json',
    title: 'Wave 7',
    heading: 'For all',
  });
  const { data } = (await test.get('/feedback-service/ve2/templatenew?orderMode=DINEIN')).json();
  expect(data).toMatchObject({ heading: 'For all' });
  expect(data).not.toHaveProperty('$schema');
  expect(data).not.toHaveProperty('title');
});
