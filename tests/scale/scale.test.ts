import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { costs, kinds } from './costs.ts';
import { visitsAt, visitsPerCustomerAndDay } from './day.ts';
import { longestWaitMs, poisson, type Scenario, simulate } from './simulate.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8');
const number = new Intl.NumberFormat('en-GB');

function partOf(name: string): string {
  return new RegExp(`<!-- ${name} -->\n(.*?)\n<!-- end -->`, 's').exec(page)?.[1] ?? '';
}

const scenarios: readonly Scenario[] = [10_000, 100_000, 1_000_000, 10_000_000].flatMap((customers) => [
  { customers, day: 'usual day', hasCdn: false },
  { customers, day: 'usual day', hasCdn: true },
  { customers, day: 'cricket final', hasCdn: true },
  { customers, day: 'message to all', hasCdn: true },
]);

describe('docs/scale.md', () => {
  it('has the machines that the simulation finds', () => {
    const rows = scenarios.map((scenario) => {
      const { customers, day, hasCdn } = scenario;
      const needed = simulate(scenario);
      const cells = [
        number.format(customers),
        day,
        hasCdn ? 'yes' : 'no',
        number.format(needed.pagesPerSecond),
        number.format(needed.requestsPerSecond),
        number.format(needed.cores),
        number.format(needed.databaseCores),
        String(needed.longestWaitMs),
      ];
      return `| ${cells.join(' | ')} |`;
    });
    expect(partOf('simulated').split('\n').slice(2)).toEqual(rows);
  });

  it('has the costs that the simulation goes by', () => {
    const rows = kinds.map((kind) => `| ${kind} | ${costs[kind].cpuMs} | ${costs[kind].statements} |`);
    const told = partOf('costs')
      .split('\n')
      .slice(2)
      .map((row) => row.split(' | ').slice(0, 3).join(' | '));
    expect(told.map((row) => `${row} |`)).toEqual(rows);
  });
});

describe('a day', () => {
  it('has the visits of its customers', () => {
    let visits = 0;
    for (let second = 0; second < 86_400; second++)
      visits += visitsAt(second, { customers: 1_000_000, day: 'usual day' });
    expect(visits / (1_000_000 * visitsPerCustomerAndDay)).toBeCloseTo(1, 2);
  });

  it('of a final is as usual until the evening', () => {
    const at = (second: number, day: Scenario['day']) => visitsAt(second, { customers: 1_000, day });
    expect(at(13 * 3600, 'cricket final')).toBe(at(13 * 3600, 'usual day'));
    expect(at(20 * 3600, 'cricket final')).toBe(2 * at(20 * 3600, 'usual day'));
  });
});

describe('the simulation', () => {
  it('lets what is left over wait, and does it first', () => {
    expect(longestWaitMs(Float64Array.of(100, 0, 0), 100)).toBe(0);
    expect(longestWaitMs(Float64Array.of(150, 100, 50), 100)).toBe(500);
    expect(longestWaitMs(Float64Array.of(250, 100, 0), 100)).toBe(1_500);
  });

  it('draws as many as are expected', () => {
    for (const expected of [0.4, 8, 700]) {
      const random = seededRandom(7);
      let sum = 0;
      for (let draw = 0; draw < 40_000; draw++) sum += poisson(expected, random);
      expect(sum / 40_000 / expected).toBeCloseTo(1, 1);
    }
  });

  it('needs about ten times as much for ten times as many customers', () => {
    const of = (customers: number) => simulate({ customers, day: 'message to all', hasCdn: true });
    const [one, ten] = [of(1_000_000), of(10_000_000)];
    expect(ten.pagesPerSecond / one.pagesPerSecond).toBeCloseTo(10, 0);
    expect(ten.cores / one.cores).toBeCloseTo(10, 0);
  });
});
