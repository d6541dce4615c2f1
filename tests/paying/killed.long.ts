import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { gazetteer } from '#server/locator/seed/seed-country.ts';
import { booksOf, ledgerFaults } from './books.ts';
import { type Heard, hear, judge } from './judge.ts';
import { type Judged, matrixText, wrongIn } from './matrix.ts';
import { repeating, until } from './repeating.ts';
import { createStartedServer } from './started-server.ts';
import { type StepName, stepNames, type Visit, visitOf } from './visit.ts';
import { cells, ends } from './ways.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const normal = cells.filter(({ variant }) => variant === 'normal');

interface Past {
  readonly visit: Visit;
  readonly step: StepName;
  heard?: Heard;
  stopped?: string;
}

it('the process is killed with -9 at each step of each gateway in each scenario, and started again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paying-'));
  const shop = createStartedServer({ DATA_DIR: folder });
  let replies = 0;
  let killAt = Number.POSITIVE_INFINITY;
  let killing: Promise<void> | undefined;
  const server = repeating(shop.address, () => {
    replies += 1;
    if (replies < killAt) return;
    killAt = Number.POSITIVE_INFINITY;
    killing = shop.kill().then(shop.start);
  });
  let ahead = 0;
  const pass = async (milliseconds: number) => {
    ahead += milliseconds;
    await shop.setAhead(ahead);
  };
  const past: Past[] = [];
  let kills = 0;

  /** All at once; the process ends when a third of the replies of the step have come. */
  async function doStep(those: readonly Past[], step: StepName, isKilled: boolean) {
    replies = 0;
    killing = undefined;
    if (isKilled) killAt = Math.ceil(those.length / 3);
    await Promise.all(
      those.map(async (one) => {
        if (one.stopped !== undefined) return;
        try {
          await one.visit.steps[step]();
        } catch (error) {
          one.stopped = `${step}: ${error instanceof Error ? error.message : String(error)}`;
        }
      }),
    );
    if (!isKilled) return;
    // In case fewer replies came than were waited for.
    if (!killing) killing = shop.kill().then(shop.start);
    killAt = Number.POSITIVE_INFINITY;
    await killing;
    kills += 1;
  }

  try {
    await shop.start();
    for (const step of stepNames) {
      const those: Past[] = await Promise.all(
        normal.map(async (cell, at) => ({
          visit: await visitOf(server, { cell, number: past.length + at + 1, pass }),
          step,
        })),
      );
      past.push(...those);
      for (const one of stepNames) await doStep(those, one, one === step);
      await pass(2 * minute);
    }
    await pass(17 * minute);
    const isSettled = async ({ visit, stopped }: Past) => {
      const last = visit.ids.at(-1);
      if (stopped !== undefined || last === undefined) return true;
      const { orderStatus, refund } = await visit.customer.verify(last);
      if (ends[visit.cell.scenario] === 'order or refund')
        return orderStatus === 'SUCCESS' || refund?.state === 'done';
      return ['SUCCESS', 'FAILED', 'UNKNOWN'].includes(orderStatus);
    };
    await until(async () => (await Promise.all(past.map(isSettled))).every(Boolean));
    await pass(6 * day);
    for (const one of past) one.heard = await hear(one.visit);
    await shop.stop();

    const { db, close } = await openDatabase(
      { DATA_DIR: folder, DATABASE_URL: undefined, DATABASE_POOL_SIZE: 1 },
      { firstRows: gazetteer },
    );
    try {
      const judged: Judged[] = [];
      for (const { visit, step, heard, stopped } of past) {
        const books = await booksOf(db, visit.customer.cartId, () => Date.now() + ahead);
        const { found, faults } = judge(visit, heard ?? { status: undefined, lines: [] }, books);
        const all = stopped === undefined ? faults : [...faults, stopped];
        judged.push({ cell: visit.cell, column: `at ${step}`, found, faults: all });
      }
      console.log(matrixText(judged));
      console.log(`The process was killed ${kills} times.`);
      expect([...wrongIn(judged), ...(await ledgerFaults(db))]).toEqual([]);
    } finally {
      await close();
    }
  } finally {
    await shop.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
