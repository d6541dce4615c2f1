import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findPostgres, mustHavePostgres, noPostgres } from '../testing/find-postgres.mjs';
import { type PostgresCluster, startPostgres } from '../testing/postgres-cluster.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { createDesk, landingSaying as landing } from '../testing/desk.ts';

const programs = findPostgres();
/** Starting PostgreSQL and two processes takes seconds on a busy machine. */
const timeout = 180_000;
const tokens = { asha: 'the-token-of-asha', ravi: 'the-token-of-ravi' };

describe.skipIf(!programs && !mustHavePostgres(process.env))('two servers on one PostgreSQL', () => {
  let folder = '';
  let cluster: PostgresCluster | undefined;
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    if (!programs) throw new Error(noPostgres);
    folder = mkdtempSync(join(tmpdir(), 'authors-'));
    cluster = startPostgres(programs, mkdtempSync(join(inject('runFolder'), 'cluster-')));
    const url = cluster.createDatabase('authors');
    for (const name of ['one', 'two']) {
      const server = startServer({
        DATA_DIR: join(folder, name),
        CONTENT_DIR: join(folder, 'no-documents'),
        DATABASE_URL: url,
        SESSION_SECRET: 'the secret of the tests, long enough',
        AUTHOR_TOKENS: `asha:${tokens.asha},ravi:${tokens.ravi}`,
      });
      servers.push(server);
      await server.until('Stop with Ctrl+C');
    }
  }, timeout);
  afterAll(() => {
    for (const { child } of servers) child.kill('SIGKILL');
    cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'of two authors who publish from one base at the same moment one wins, and the other is told',
    async () => {
      const desks = Object.entries(tokens).map(([name, token], at) => {
        const server = /Ready at (\S+)/.exec(servers[at]?.said() ?? '')?.[1] ?? '';
        return { name, ...createDesk({ token, server, fetch: (url, options) => fetch(url, options) }) };
      });
      const [first, second] = desks as [(typeof desks)[0], (typeof desks)[0]];
      first.write('landing/default.json', landing('base'));
      expect(await first.command('publish')).toMatchObject({ code: 0 });
      second.write('landing/default.json', landing('base'));
      await second.command('diff');
      for (let round = 0; round < 5; round++) {
        for (const { name, write } of desks) write('landing/default.json', landing(`${round} of ${name}`));
        const results = await Promise.all(
          desks.map(async ({ name, command }) => ({ name, ...(await command('publish', '-m', 'change')) })),
        );
        const winner = results.find(({ code }) => code === 0)?.name;
        const loser = results.find(({ code }) => code !== 0);
        expect(results.map(({ code }) => String(code)).toSorted(), JSON.stringify(results)).toEqual([
          '0',
          '2',
        ]);
        expect(loser?.text).toContain(`version ${round + 2} by ${winner}: change`);
        // The loser takes over what is live, as from version control.
        const behind = desks.find(({ name }) => name === loser?.name);
        behind?.write('landing/default.json', landing(`${round} of ${winner}`));
        await behind?.command('diff');
      }
    },
    timeout,
  );
});
