import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createScoreboardRepository } from '../scoreboard/scoreboard-repository.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { run } from './run.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boards-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const asha = { name: 'Asha R', mobile: '9876543210', runs: 90 };
const other = { name: 'Asha R', mobile: '9876543211', runs: 120 };
const voter = { name: 'Ravi K', correct: 3, votes: 4 };

describeDatabases('the import of boards', (open) => {
  async function setUp() {
    const db = await open();
    const clock = createTestClock();
    const printed: string[] = [];
    async function load(boards: object) {
      const file = join(folder, 'boards.json');
      writeFileSync(file, JSON.stringify(boards));
      printed.length = 0;
      const code = await run(['boards', file], {
        env: {},
        open: async () => ({
          db,
          name: 'the test database',
          longWork: (work) => work(db),
          close: async () => {},
        }),
        now: clock.now,
        print: (line) => void printed.push(line),
        printError: (line) => void printed.push(line),
      });
      return { code, text: printed.join('\n') };
    }
    return { clock, board: createScoreboardRepository(db), load };
  }

  it('INF-03 INF-06 puts the boards of the file in the place of those before; two customers may have one name', async () => {
    const { board, load } = await setUp();
    const first = await load({ scores: [asha, other], votes: [voter] });
    expect(first).toEqual({
      code: 0,
      text: 'Imported into the test database:\n  scores: 2 (2 written)\n  votes: 1 (1 written)',
    });
    expect(await board.scoreOf(asha.mobile)).toEqual({ runs: 90, rank: 2 });
    await load({ scores: [{ ...asha, runs: 150 }] });
    expect(await board.leaders(10)).toEqual([{ name: 'Asha R', runs: 150 }]);
    expect(await board.voters(10)).toEqual([voter]);
    expect(await board.scoreOf(other.mobile)).toBeUndefined();
  });

  it('INF-05 a board that is the same keeps its day', async () => {
    const { board, clock, load } = await setUp();
    await load({ scores: [asha, other], votes: [voter] });
    const before = await board.updatedAt('leaderboard');
    expect(before?.getTime()).toBe(clock.now());
    clock.forward(24 * 3_600_000);
    const again = await load({ scores: [other, asha], votes: [{ ...voter, votes: 5 }] });
    expect(again.text).toContain('scores: 2 (nothing changed)\n  votes: 1 (1 written)');
    expect(await board.updatedAt('leaderboard')).toEqual(before);
    expect((await board.updatedAt('vote_leaders'))?.getTime()).toBe(clock.now());
  });

  it.each([
    [{ scores: [asha, { ...other, mobile: asha.mobile }] }, 'scores[1].mobile is that of scores[0] too'],
    [{ scores: [{ ...asha, mobile: '12345' }] }, 'scores[0].mobile'],
    [{ votes: [{ ...voter, correct: 5 }] }, 'votes[0] has more right votes than votes'],
    [{}, 'has neither scores nor votes'],
    [{ runs: [] }, "has no field 'runs'"],
  ])('INF-03 INF-06 writes nothing of a file with a fault: %j', async (boards, says) => {
    const { board, load } = await setUp();
    await load({ scores: [asha] });
    const { code, text } = await load(boards);
    expect([code, text]).toEqual([1, expect.stringContaining(says)]);
    expect(await board.leaders(10)).toEqual([{ name: 'Asha R', runs: 90 }]);
  });
});
