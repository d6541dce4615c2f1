import { expect, it } from 'vitest';
import { StartFault } from '../start-fault.ts';
import { run, type Terminal } from './run.ts';

const url = 'postgres://shop@localhost:5432/shop';

async function command(
  line: string,
  { missing = [] as string[], env = { DATABASE_URL: url }, ...terminal } = {},
) {
  const printed: string[] = [];
  const migrated: string[] = [];
  const code = await run(line.split(' ').filter(Boolean), {
    env,
    async migrate(at) {
      migrated.push(at);
      return missing;
    },
    stepsToRun: async () => missing,
    print: (text) => void printed.push(text),
    printError: (text) => void printed.push(text),
    ...(terminal as Partial<Terminal>),
  });
  return { code, migrated, text: printed.join('\n') };
}

it('names the steps that ran', async () => {
  expect(await command('', { missing: ['029-one', '030-two'] })).toEqual({
    code: 0,
    migrated: [url],
    text: '2 steps done:\n  029-one\n  030-two',
  });
});

it('with --check names the steps, changes nothing, and ends with 1', async () => {
  expect(await command('--check', { missing: ['029-one'] })).toEqual({
    code: 1,
    migrated: [],
    text: '1 step to run:\n  029-one',
  });
});

it('says that there is nothing to do', async () => {
  const text = 'The database has the schema of this build already.';
  expect(await command('')).toMatchObject({ code: 0, text });
  expect(await command('--check')).toMatchObject({ code: 0, text });
});

it('leaves the embedded database to the start', async () => {
  const { code, migrated, text } = await command('', { env: {} as never });
  expect({ code, migrated }).toEqual({ code: 0, migrated: [] });
  expect(text).toContain('embedded database');
});

it('tells a fault with its cure', async () => {
  const migrate = () => Promise.reject(new StartFault('It cannot be used.', 'Check that it runs.'));
  expect(await command('', { migrate } as never)).toMatchObject({
    code: 2,
    text: 'It cannot be used.\nCheck that it runs.',
  });
  expect(await command('', { env: { DATABASE_URL: 'mysql://x' } })).toMatchObject({ code: 2 });
});

it('says how it is used', async () => {
  expect(await command('--help')).toMatchObject({
    code: 0,
    text: expect.stringContaining('npm run migrate'),
  });
  expect(await command('--now')).toMatchObject({ code: 2, text: expect.stringContaining('--check') });
});
