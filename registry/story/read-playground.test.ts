import { describe, expect, it } from 'vitest';
import { contracts } from '#schemas/contracts.ts';
import type { WidgetContract } from '#schemas/contract.ts';
import type { ChosenFile } from './chosen-file.ts';
import { type DrawableKind, drawableKinds } from './drawable-kinds.ts';
import { readPlayground } from './read-playground.ts';

const now = Date.parse('2026-11-20T19:45:00+05:30');

const newFile: ChosenFile = { newName: '' };

function read(text: string, kind: DrawableKind = 'landing', file = newFile) {
  const reading = readPlayground({ text, chosen: kind, file, now });
  if ('syntax' in reading) throw new Error(reading.syntax[0]?.message);
  return reading;
}

const nodesIn = (text: string) => read(text).parts[0]?.nodes;

function textAt(text: string, address: string, kind?: DrawableKind) {
  const { start, end } = read(text, kind).placeOf(address) ?? { start: 0, end: 0 };
  return text.slice(start, end);
}

const found = (text: string, kind?: DrawableKind, file?: ChosenFile) =>
  read(text, kind, file).findings.map(({ sign, message }) => `${sign} ${message}`);

describe('readPlayground', () => {
  const landing =
    '{ "document": "landing", "nodes": [{ "id": "a" }, { "id": "b", "props": { "text": 7 } }] }';

  it('finds the nodes and the place of an address in the text', () => {
    expect(read(landing).parts).toEqual([
      {
        name: 'landing',
        isSlot: false,
        nodes: [{ id: 'a' }, { id: 'b', props: { text: 7 } }],
        addresses: ['nodes[0]', 'nodes[1]'],
      },
    ]);
    expect(textAt(landing, 'nodes[1].props.text')).toBe('7');
  });

  it('finds the nodes of each slot that has any, in the order of the text', () => {
    const slots = {
      'cart.end': [{ id: 'b' }, { id: 'c' }],
      'offers.top': [],
      'menu.top': [{ id: 'd' }],
      'cart.top': 7,
    };
    const text = JSON.stringify({ document: 'landing', nodes: [{ id: 'a' }], slots });
    const [own, ...others] = read(text).parts;
    expect(own).toMatchObject({ name: 'landing', nodes: [{ id: 'a' }] });
    expect(others).toEqual([
      {
        name: 'cart.end',
        isSlot: true,
        nodes: slots['cart.end'],
        addresses: ["slots['cart.end'][0]", "slots['cart.end'][1]"],
      },
      { name: 'menu.top', isSlot: true, nodes: slots['menu.top'], addresses: ["slots['menu.top'][0]"] },
    ]);
    expect(textAt(text, "slots['cart.end'][1]")).toBe('{"id":"c"}');
  });

  it('finds no slots in a document of another kind', () => {
    const text = '{ "document": "info-page", "nodes": [], "slots": { "cart.end": [{ "id": "a" }] } }';
    expect(read(text).parts.map(({ name }) => name)).toEqual(['info-page']);
  });

  it('shows what is around a value that is missing', () => {
    expect(textAt(landing, 'nodes[0].type')).toBe('{ "id": "a" }');
    expect(textAt(landing, 'heading')).toBe(landing);
  });

  it('takes a bare list of nodes', () => {
    expect(nodesIn('[{ "id": "a" }]')).toEqual([{ id: 'a' }]);
    expect(textAt('[{ "id": "a" }]', 'nodes[0].id')).toBe('"a"');
    expect(textAt('[{ "id": "a" }]', 'entries.1.id', 'left-menu')).toBe('"a"');
  });

  it('puts the numbered entries of a left menu in their order', () => {
    const menu =
      '{ "document": "left-menu", "entries": { "10": { "id": "ten" }, "2": { "id": "two" }, "2.5": { "id": "half" } } }';
    expect(read(menu, 'left-menu').parts).toMatchObject([
      {
        nodes: [{ id: 'two' }, { id: 'half' }, { id: 'ten' }],
        addresses: ['entries.2', "entries['2.5']", 'entries.10'],
      },
    ]);
    expect(textAt(menu, "entries['2.5'].id", 'left-menu')).toBe('"half"');
  });

  it('draws a node for the order type that is written as a word', () => {
    const when = { orderTypes: ['takeaway'] };
    expect(nodesIn(JSON.stringify([{ id: 'a', when }]))).toEqual([{ id: 'a', when: { orderTypes: ['P'] } }]);
  });

  it('hands on by what a feedback form is chosen, order types as codes, and nothing of another document', () => {
    const when = { session: 'logged-in', from: '2026-12-01T00:00:00+05:30' };
    const text = (document: string) =>
      JSON.stringify({ document, when, orderMode: ['takeaway'], heading: 'x', nodes: [] });
    const form = { slug: undefined, when, orderMode: ['P'] };
    expect(read(text('feedback-template')).form).toEqual(form);
    const file = { newName: 'autumn' };
    expect(readPlayground({ text: text('feedback-template'), chosen: 'landing', file, now })).toMatchObject({
      form: { ...form, slug: 'autumn' },
    });
    expect(read(text('info-page')).form).toBeUndefined();
    expect(read('[]', 'feedback-template').form).toBeUndefined();
  });

  it('says where text is no JSON', () => {
    const reading = readPlayground({ text: '{ "nodes": [ }', chosen: 'landing', file: newFile, now });
    expect(reading).toMatchObject({ syntax: [{ line: 1, column: 14 }] });
  });

  it('says all places at once where text is no JSON', () => {
    const text = '[\n  { "id": "a", },\n  { id: "b" }\n]';
    const reading = readPlayground({ text, chosen: 'landing', file: newFile, now });
    expect('syntax' in reading && reading.syntax.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('says of curly quotes that they must be straight, as the content command does', () => {
    const reading = readPlayground({
      text: '{ "document”: "landing" }',
      chosen: 'landing',
      file: newFile,
      now,
    });
    expect(reading).toMatchObject({ syntax: [{ message: expect.stringContaining('straight') as string }] });
  });

  it('names what is wrong in the order of the text, faults before warnings', () => {
    const link = { action: 'nowhere' };
    const nodes = [
      {
        id: 'a',
        link,
        type: 'notice',
        props: { text: 'Open <b>late</b>', icon: 7 },
        when: { storeIds: [1] },
      },
      { id: 'a', type: 'notice', props: { text: 'CODE SAVE50' } },
      { id: 'b', type: 'notice', props: { text: 'CODE SAVE60' } },
      { id: 'c', type: 'notice', props: { text: 7 }, when: { from: '2026-12-01' } },
    ];
    const text = JSON.stringify({ document: 'landing', nodes }, null, 1);
    const { findings, placeOf } = read(text);
    const startsOf = (wanted: string) =>
      findings.flatMap(({ sign, address }) => (sign === wanted ? [placeOf(address)?.start] : []));
    expect(findings.map(({ sign }) => sign)).toEqual(
      findings
        .map(({ sign }) => sign)
        .toSorted()
        .toReversed(),
    );
    for (const sign of ['✗', '!']) {
      expect(startsOf(sign).length).toBeGreaterThan(1);
      expect(startsOf(sign)).toEqual(startsOf(sign).toSorted((one, other) => Number(one) - Number(other)));
    }
  });

  it('takes the kind that the document says it is, whatever was chosen', () => {
    const menu = read('{ "document": "left-menu", "entries": { "1": { "id": "one" } } }', 'landing');
    expect(menu).toMatchObject({ kind: 'left-menu', saysKind: true, parts: [{ nodes: [{ id: 'one' }] }] });
    expect(read('[]', 'info-page')).toMatchObject({ kind: 'info-page', saysKind: false });
  });

  it('says of a document that cannot be drawn which can', () => {
    expect(found('{ "document": "seo-tags", "nodes": [{ "id": "a" }] }')).toEqual([
      `✗ document names a kind that cannot be drawn. Those that can: ${drawableKinds.join(', ')}.`,
    ]);
  });

  it('checks what a text that is no JSON was meant to be, where that is certain', () => {
    const text =
      '{ "document": "landing",\n "nodes": [{ "id": "a", "type": "notice", "props": { "text": 7, } }] }';
    const reading = readPlayground({ text, chosen: 'left-menu', file: newFile, now });
    if (!('syntax' in reading)) throw new Error('The text is no JSON.');
    expect(reading.syntax).toHaveLength(1);
    const [finding, ...others] = reading.meant?.findings ?? [];
    expect(others).toEqual([]);
    expect(finding?.message).toContain('nodes[0].props.text must be a text');
    const { start, end } = reading.meant?.placeOf(finding?.address ?? '') ?? { start: 0, end: 0 };
    expect(text.slice(start, end)).toBe('7');
  });

  it('checks nothing of a text of which it is not certain what was meant', () => {
    const text = '{ "document": "landing",\n"nodes" 7,\n"slots": 7 }';
    const reading = readPlayground({ text, chosen: 'landing', file: newFile, now });
    expect(reading).toHaveProperty('syntax');
    expect(reading).not.toHaveProperty('meant');
  });

  const form = (orderMode: string[]) =>
    JSON.stringify({
      document: 'feedback-template',
      orderMode,
      heading: 'How was it?',
      nodes: [{ id: 'a', type: 'field-nps', props: { question: 'Would you order again?' } }],
    });
  const secondForm =
    "✗ orderMode[0] is 'DINEIN', for which feedback-template/dine-in is already. Remove it from one of the two, or write a 'when'.";
  const page = JSON.stringify({
    document: 'info-page',
    heading: 'News',
    nodes: [{ id: 'a', type: 'text-block', props: { paragraphs: ['x'] } }],
  });

  it.each<[string, string, ChosenFile, string[]]>([
    ['a second form for an order type', form(['dine-in']), { newName: 'autumn' }, [secondForm]],
    [
      'no second form in the file that is for the order type',
      form(['DINEIN']),
      { newName: '', own: { kind: 'feedback-template', slug: 'dine-in' } },
      [],
    ],
    [
      'what a document of another kind than was chosen is beside, by the new name',
      form(['DINEIN']),
      { newName: 'autumn', own: { kind: 'info-page', slug: 'dine-in' } },
      [secondForm],
    ],
    [
      'an information page without a title of its own',
      page,
      { newName: 'news' },
      [
        "! The document has no title of its own in browsers and search results. Add '/info/news' to the routes of seo-tags/default.",
      ],
    ],
    [
      'no such page in a file that has a title',
      page,
      { newName: '', own: { kind: 'info-page', slug: 'tnc' } },
      [],
    ],
    [
      'a name that cannot be one',
      page,
      { newName: 'Our News' },
      [
        "✗ 'Our News' cannot name a document: use small letters, digits and hyphens, for example store-14052.json.",
      ],
    ],
  ])('finds %s', (_, text, file, findings) => {
    expect(found(text, 'landing', file)).toEqual(findings);
  });

  const linked = (to: string) =>
    JSON.stringify([{ id: 'a', type: 'notice', props: { text: 'x' }, link: { action: 'path', to } }]);

  it('finds a name under which no app asks for a document', () => {
    expect(found(linked('/info/tnc'), 'landing', { newName: 'sale' })).toEqual([
      expect.stringContaining("✗ The document would be seen by nobody as 'landing/sale'."),
    ]);
  });

  it('knows a new information page by its name', () => {
    const unknown = 'leads to an information page that does not exist';
    expect(found(linked('/info/news'), 'info-page').join()).toContain(unknown);
    expect(found(linked('/info/news'), 'info-page', { newName: 'news' }).join()).not.toContain(unknown);
  });

  it('says nothing of the name of a document that has none yet', () => {
    const nodes = [
      { id: 'a', type: 'text-block', props: { paragraphs: ['x'] } },
      { id: 'b', type: 'notice', props: { text: 'x' }, link: { action: 'path', to: '/info/tnc' } },
    ];
    expect(found(JSON.stringify({ document: 'info-page', heading: 'News', nodes }))).toEqual([]);
    expect(
      found(JSON.stringify([{ id: 'a', type: 'field-nps', props: { question: 'x' } }]), 'feedback-template'),
    ).toEqual([]);
  });

  const all: readonly WidgetContract[] = contracts;
  it.each(all)('finds nothing in the example of $type', ({ type, versions, example, places }) => {
    const kind = drawableKinds.find((place) => places.includes(place)) ?? 'landing';
    const node = { id: 'a', type, version: versions.length, props: example };
    const faults = read(JSON.stringify([node]), kind).findings.filter(({ sign }) => sign === '✗');
    // Coupons of the examples are not of the sandbox.
    expect(faults.filter(({ message }) => !message.includes('is no coupon of the shop'))).toEqual([]);
  });

  const node = (more: object) =>
    JSON.stringify({ document: 'landing', nodes: [{ id: 'a', type: 'notice', ...more }] });
  const props = { text: 'x' };

  it.each([
    ['a misspelt field', node({ props: { txet: 'x', text: 'x' } }), '✗ nodes[0].props.txet is not a field'],
    [
      'a picture of another kind',
      JSON.stringify([
        {
          id: 'a',
          type: 'hero-carousel',
          version: 2,
          props: { slides: [{ heading: 'x', picture: 'fries' }] },
        },
      ]),
      "✗ nodes[0].props.slides[0].picture names a picture of another kind: 'fries'",
    ],
    [
      'a category that does not exist',
      node({ props, link: { action: 'menu', to: 'veg-piza' } }),
      "Did you mean 'veg-pizza'?",
    ],
    [
      'a product that does not exist',
      node({ props, link: { action: 'menu', to: '20/PIZ9999' } }),
      'names a product that the menu does not have',
    ],
    [
      'a coupon that does not exist',
      node({ props, link: { action: 'deals', to: 'FRIST40' } }),
      "Did you mean 'FIRST40'?",
    ],
    [
      'a store that does not exist',
      node({ props, when: { storeIds: ['1'] } }),
      'names a store that does not exist',
    ],
    [
      'an experiment that does not exist',
      node({ props, when: { experiment: { name: 'menuSort', variants: ['A'] } } }),
      '! nodes[0].when.experiment.name names an experiment that does not exist',
    ],
    ['HTML', node({ props: { text: 'Open <b>late</b>' } }), 'holds HTML'],
    [
      'rupees where paise are meant',
      JSON.stringify([
        {
          id: 'a',
          type: 'essentials',
          props: { products: [{ productId: 'x', name: 'x', price: 99, foodType: 0 }] },
        },
      ]),
      'it looks like rupees',
    ],
    [
      'a long word',
      node({ props: { text: 'Rindfleischetikettierungsüberwachung' } }),
      'does not fit a narrow phone',
    ],
    [
      'an information page that does not exist',
      node({ props, link: { action: 'path', to: '/info/our-stori' } }),
      "Did you mean '/info/our-story'?",
    ],
    [
      'what is over by the chosen time',
      node({ props, when: { until: '2026-11-01T00:00:00+05:30' } }),
      '! nodes[0].when.until is over',
    ],
    [
      'a fault in a slot of another screen',
      JSON.stringify({
        document: 'landing',
        nodes: [{ id: 'a', type: 'notice', props }],
        slots: { 'cart.top': [{ id: 'b', type: 'notice', props: { text: 'x', icon: 'traking' } }] },
      }),
      "slots['cart.top'][0].props.icon names an icon that does not exist",
    ],
  ])('finds %s, as the content command does', (_, text, message) => {
    expect(found(text).join('\n')).toContain(message);
  });
});
