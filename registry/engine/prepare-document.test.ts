import { describe, expect, it } from 'vitest';
import * as contracts from '#schemas/compiled/contracts.ts';
import type { Documents } from '#schemas/document-types.ts';
import type { CompiledContract as AnyContract } from '#schemas/engine/compiled-contract.ts';
import { heroCarousel } from '#schemas/widgets/hero-carousel.ts';
import * as reading from '../reading.ts';
import { prepareDocument } from './prepare-document.ts';

type CompiledContract = AnyContract<string, unknown, Documents>;

const byType = new Map<string, CompiledContract>(
  Object.values(contracts).map((contract) => [contract.type, contract as CompiledContract]),
);
const engine = { ...reading, contract: (type: string) => byType.get(type) };

function prepare(nodes: unknown) {
  return prepareDocument({ document: 'landing', version: '7', place: 'landing', nodes }, engine);
}
const notice = (id: string, more: object = {}) => ({
  id,
  type: 'notice',
  props: { text: `Notice ${id}` },
  ...more,
});
const told = ({ issues }: ReturnType<typeof prepare>) => issues.map(({ path, code }) => `${path} ${code}`);

describe('prepareDocument', () => {
  it('keeps the order of the server and gives each node an address', () => {
    const { nodes, issues, readable } = prepare([notice('a'), notice('b')]);
    expect(nodes.map(({ id, address }) => `${id} ${address}`)).toEqual(['a landing[0]', 'b landing[1]']);
    expect(issues).toEqual([]);
    expect(readable).toBe(true);
  });

  it('drops a bad node with its address and leaves the rest of the page standing', () => {
    const prepared = prepare([notice('a'), notice('b', { props: { text: 3 } }), notice('c')]);
    expect(prepared.nodes.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(prepared.issues).toEqual([
      { document: 'landing', version: '7', nodeId: 'b', path: 'landing[1].props.text', code: 'type' },
    ]);
  });

  it('says once what is missing', () => {
    expect(told(prepare([{ id: 'a', type: 'notice' }, notice('b')]))).toEqual([
      'landing[0].props.text required',
    ]);
    expect(told(prepare([{ type: 'notice', props: { text: 'x' } }, notice('b')]))).toEqual([
      'landing[0].id required',
    ]);
    expect(told(prepare([{ id: 'a', type: 'notice', props: 'words' }, notice('b')]))).toEqual([
      'landing[0].props type',
    ]);
  });

  it.each<[string, unknown, string[]]>([
    ['a clause that it does not know', { weekdays: ['SAT'] }, ['.weekdays unknown-clause']],
    ['one beside a clause that holds', { orderTypes: ['D'], rain: true }, ['.rain unknown-clause']],
    [
      'an unknown word in an experiment',
      { experiment: { name: 'a', variants: ['A'], share: 5 } },
      ['.experiment.share unknown-clause'],
    ],
    ['a value that it does not know', { session: 'member' }, ['.session enum']],
    ['one unknown value of several', { orderTypes: ['D', 'DRONE'] }, ['.orderTypes[1] enum']],
    ['an unknown partner app', { miniApp: 'SOMEPAY' }, ['.miniApp enum']],
    ['an experiment without variants', { experiment: { name: 'a' } }, ['.experiment.variants required']],
    ['a time that cannot be read', { from: 'Diwali' }, ['.from pattern']],
    ['a time that no calendar has', { from: '2026-19-39T29:00:00Z' }, ['.from no-such-time']],
    ['an end that no calendar has', { until: '2026-19-39T29:00:00Z' }, ['.until no-such-time']],
    ['no object', 'always', [' type']],
    ['null', null, [' type']],
    ['a list', [], [' type']],
  ])('hides a node whose `when` holds %s, and says so once', (_, when, faults) => {
    const prepared = prepare([notice('a'), notice('b', { title: 'Secret', when })]);
    expect(told(prepared)).toEqual(faults.map((fault) => `landing[1].when${fault}`));
    // Nothing of its content stays, for authors are shown its address alone.
    expect(prepared.nodes[1]).toEqual({
      id: 'b',
      type: 'notice',
      address: 'landing[1]',
      props: {},
      unknown: 'when',
    });
  });

  it.each([{}, { from: '2026-11-20T10:00:00+05:30', storeIds: ['14052'] }])(
    'keeps a `when` that it knows: %j',
    (when) => {
      const { nodes, issues } = prepare([notice('a', { when })]);
      expect(issues).toEqual([]);
      expect(nodes[0]?.when).toEqual(when);
    },
  );

  it.each([null, undefined, {}, 'text', 5])('cannot read %j, and says so', (nodes) => {
    const prepared = prepare(nodes);
    expect(prepared.readable).toBe(false);
    expect(told(prepared)).toEqual(['landing unreadable-document']);
  });

  it('reads nothing from an empty list or one without a single usable node, so that the last good page stays', () => {
    expect(told(prepare([]))).toEqual(['landing empty-document']);
    expect(prepare([]).readable).toBe(false);
    expect(prepare([null, 4]).readable).toBe(false);
  });

  it('says which entries are no nodes', () => {
    expect(told(prepare([null, notice('a'), 4]))).toEqual(['landing[0] not-a-node', 'landing[2] not-a-node']);
  });

  it('keeps an unknown kind and a version from the future as unknown nodes', () => {
    const prepared = prepare([{ id: 'x', type: 'hologram' }, notice('y', { version: 9 }), notice('z')]);
    expect(prepared.nodes.map(({ id, unknown }) => [id, unknown])).toEqual([
      ['x', 'kind'],
      ['y', 'kind'],
      ['z', undefined],
    ]);
    expect(told(prepared)).toEqual(['landing[0].type unknown-type', 'landing[1].version unknown-version']);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'takes a type named %s for unknown',
    (type) => {
      expect(told(prepare([{ id: 'x', type }, notice('b')]))).toEqual(['landing[0].type unknown-type']);
    },
  );

  it('shows both of two nodes with one id and reports the second', () => {
    const prepared = prepare([notice('a'), notice('a')]);
    expect(prepared.nodes.map(({ id }) => id)).toEqual(['a', 'a~2']);
    expect(told(prepared)).toEqual(['landing[1].id duplicate-id']);
  });

  it('refuses a kind that belongs elsewhere', () => {
    expect(told(prepare([{ id: 'm', type: 'menu-entry', props: { label: 'Menu' } }, notice('b')]))).toEqual([
      'landing[0].type wrong-place',
    ]);
  });

  it.each(Object.entries(heroCarousel.oldExamples ?? {}))(
    'migrates version %s to the current one',
    (version, props) => {
      const prepared = prepare([{ id: 'h', type: 'hero-carousel', version: Number(version), props }]);
      expect(prepared.issues).toEqual([]);
      expect(prepared.nodes[0]?.props).toMatchObject({
        slides: [
          {
            heading: 'Fresh from the stone oven',
            picture: 'banner-hero-pizza',
            link: { action: 'path', to: '/menu/veg-pizza' },
          },
        ],
      });
    },
  );

  it('leaves what is missing to the contentUrl', () => {
    const prepared = prepare([{ id: 'a', type: 'notice', contentUrl: '/notices/1' }]);
    expect(prepared.issues).toEqual([]);
    expect(prepared.nodes[0]).toMatchObject({ contentUrl: '/notices/1', props: { tone: 'info' } });
  });

  it('drops an unsafe contentUrl', () => {
    const prepared = prepare([notice('a', { contentUrl: 'data:text/html,x' })]);
    expect(prepared.nodes[0]?.contentUrl).toBeUndefined();
    expect(told(prepared)).toEqual(['landing[0].contentUrl pattern']);
  });
});
