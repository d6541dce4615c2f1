import { expect, it } from 'vitest';
import { type Receiver, sentNodes } from '#server/content/sent-nodes.ts';
import { type Node, orderTypeCodes } from '#schemas/node.ts';
import { whenFaults } from '#schemas/rules/when-faults.ts';
import { partnerApps } from '#schemas/partner-apps.ts';
import { pageBuckets } from '#schemas/rules/experiment-groups.ts';
import { type ExperimentConfig, variantOf } from '#schemas/rules/variants.ts';
import { holds, type WhenFacts } from '#schemas/rules/when-holds.ts';
import { rounds } from '../support/rounds.ts';
import { pick, seededRandom } from '../support/seeded-random.ts';

const now = Date.parse('2026-11-20T12:00:00+05:30');
const stores = ['14052', '14061', '1'];
const names = ['menuHeader', 'veg_only_ab', 'summer', 'winter'];
const variants = ['default', 'A', 'B', 'C', 'test'];
const configs: readonly ExperimentConfig[] = [
  {},
  { summer: { A: 'test', B: 'test' }, menuHeader: {} },
  { winter: { none: 'A', A: 'A', B: 'A', C: 'A' } },
];

type Random = () => number;
const often = (share: number, random: Random) => random() < share;
const some = <T>(all: readonly T[], random: Random) => all.filter(() => often(0.5, random));

function randomWhen(random: Random): object | undefined {
  if (often(0.1, random)) return undefined;
  const times = [-2, -1, 1, 2].map((hours) => new Date(now + hours * 3_600_000).toISOString());
  const clauses: readonly (readonly [string, unknown])[] = [
    ['orderTypes', some(orderTypeCodes, random)],
    ['session', pick(['guest', 'logged-in', 'member'], random)],
    ['miniApp', pick(['any', 'none', ...partnerApps], random)],
    ['storeIds', some(stores, random)],
    ['experiment', { name: pick(names, random), variants: [pick(variants, random), pick(variants, random)] }],
    ['from', pick(times, random)],
    ['until', pick([...times, 'tomorrow'], random)],
    ['weekdays', ['SAT']],
  ];
  return Object.fromEntries(clauses.filter(([name]) => often(name === 'weekdays' ? 0.05 : 0.3, random)));
}

/** Somebody, of whom the app knows everything. */
function randomPerson(random: Random) {
  const clientId = `1700000000.${Math.floor(random() * 1e10)}`;
  const drawn = { bucket: pick(pageBuckets, random), clientId };
  const config = pick(configs, random);
  return {
    orderType: pick(orderTypeCodes, random),
    loggedIn: often(0.5, random),
    miniApp: pick([null, ...partnerApps], random),
    storeId: pick(stores, random),
    variantOf: (name: string) => variantOf(name, drawn, config),
    /** What a page knows of their variants. */
    onPage: (name: string) => variantOf(name, { bucket: drawn.bucket }, config),
    now,
  };
}

const isShown = (when: unknown, person: WhenFacts) =>
  whenFaults(when).length === 0 && holds(when as Node['when'], person);

it('the server holds back from a call nothing that the app would show, and from a page nothing that no call brings', () => {
  const random = seededRandom(71);
  let shown = 0;
  let heldByPages = 0;
  for (let round = 0; round < rounds(40_000); round += 1) {
    const node = { id: 'n', type: 'notice', version: 1, props: {}, when: randomWhen(random) } as Node;
    const { onPage, ...person } = randomPerson(random);
    const isSentTo = (receiver: Receiver) => sentNodes([node], receiver).length === 1;
    const isForThem = isShown(node.when, person);
    const what = JSON.stringify({ round, when: node.when, person });

    // A call that says everything gets what the app shows, and no more.
    expect(isSentTo(person), what).toBe(isForThem);

    const unsaid = some(['orderType', 'loggedIn', 'miniApp', 'storeId', 'variantOf'], random);
    const said = Object.fromEntries(Object.entries(person).filter(([name]) => !unsaid.includes(name)));
    if (!isSentTo({ ...said, now })) expect(isForThem, `${what} without ${unsaid.join()}`).toBe(false);

    // A page knows less, and sends only what it knows to be for them.
    const { orderType, storeId } = person;
    const isOnPage = isSentTo({ isPage: true, orderType, storeId, variantOf: onPage, now });
    if (isOnPage) expect(isForThem, what).toBe(true);
    shown += Number(isForThem);
    heldByPages += Number(isForThem && !isOnPage);
  }
  expect(shown).toBeGreaterThan(500);
  expect(heldByPages).toBeGreaterThan(100);
});
