import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requireHeadless } from '../browser/find-chromium.mjs';
import { mustHavePostgres } from '#server/testing/find-postgres.mjs';
import { whyInstall } from '#server/why-install.mjs';
import { countStep } from './count.mjs';
import { stepEnvironment } from './environment.mjs';
import { chosenSteps, steps } from './steps.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('countStep', () => {
  const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 };

  it('counts a check without a report as one', () => {
    expect(countStep({ ok: true })).toMatchObject({ passed: 1, failed: 0 });
    expect(countStep({ ok: false })).toMatchObject({ passed: 0, failed: 1 });
  });

  it("takes the runner's numbers", () => {
    expect(countStep({ report: 'vitest', file: report(vitest), ok: true })).toEqual({
      passed: 7,
      failed: 0,
      skipped: 1,
    });
  });

  it('counts a test that passed at the second try as failed', () => {
    const file = report({ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 } });
    expect(countStep({ report: 'playwright', file, ok: true })).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  it('finds a failure where the runner ended badly though no test failed', () => {
    expect(countStep({ report: 'vitest', file: report(vitest), ok: false })).toMatchObject({ failed: 1 });
    expect(countStep({ report: 'vitest', file: join(folder, 'none.json'), ok: true })).toMatchObject({
      failed: 1,
    });
  });

  it('does not take a run without tests for a success', () => {
    const file = report({ ...vitest, numPassedTests: 0 });
    expect(countStep({ report: 'vitest', file, ok: true })).toMatchObject({
      failed: 1,
      note: 'not one test ran',
    });
  });
});

describe('whyInstall', () => {
  function project(wanted: object, installed?: object) {
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }));
    if (!installed) return;
    for (const path of ['node_modules', ...Object.keys(installed)])
      mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  }

  it('is a fresh clone', () => {
    project({ 'node_modules/a': { version: '1.0.0' } });
    expect(whyInstall(folder)).toBe('nothing is installed yet');
  });

  it('is an installation that broke off', () => {
    project({ 'node_modules/a': { version: '1.0.0' } }, {});
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{"packages": {');
    expect(whyInstall(folder)).toBe('nothing is installed yet');
  });

  it('is a package that is missing or of another version', () => {
    project({ 'node_modules/a': { version: '1.0.0' } }, {});
    expect(whyInstall(folder)).toBe('node_modules/a is missing');
    project({ 'node_modules/a': { version: '1.0.1' } }, { 'node_modules/a': { version: '1.0.0' } });
    expect(whyInstall(folder)).toBe('node_modules/a is 1.0.0, and 1.0.1 is wanted');
  });

  it('is a package that was deleted since, whatever the record says', () => {
    const packages = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } };
    project(packages, packages);
    expect(whyInstall(folder)).toBeNull();
    rmSync(join(folder, 'node_modules/b'), { recursive: true });
    expect(whyInstall(folder)).toBe('node_modules/b is missing');
  });

  it('is nothing when all is there but what other systems need', () => {
    project(
      {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/b-win32': { version: '2.0.0', optional: true },
      },
      { 'node_modules/a': { version: '1.0.0' } },
    );
    expect(whyInstall(folder)).toBeNull();
  });
});

describe('chosenSteps', () => {
  it('runs everything, some, or from one on', () => {
    expect(chosenSteps([])).toEqual(steps);
    expect(chosenSteps(['--only', 'lint,types']).map(({ name }) => name)).toEqual(['lint', 'types']);
    expect(chosenSteps(['--from', 'stories']).map(({ name }) => name)).toEqual(['stories', 'e2e']);
  });

  it('names the steps there are when asked for another', () => {
    expect(() => chosenSteps(['--only', 'lnit'])).toThrow(
      "There is no step 'lnit'. The steps are: format, lint",
    );
  });
});

it('a browser that is named is the one that every test runs in', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(requireHeadless()).toBe(process.execPath);
  vi.unstubAllEnvs();
});

describe('stepEnvironment', () => {
  const isPipeline = (env: Record<string, string>) => mustHavePostgres({ ...env, ...stepEnvironment(env) });

  it('asks for PostgreSQL in a pipeline, and not of the person who runs npm test', () => {
    expect(stepEnvironment({}).CI).toBe('1');
    expect(isPipeline({})).toBe(false);
    expect(isPipeline({ CI: 'false' })).toBe(false);
    expect(isPipeline({ CI: 'true' })).toBe(true);
  });

  it('goes by CI where one step is run by itself', () => {
    expect([mustHavePostgres({}), mustHavePostgres({ CI: '1' })]).toEqual([false, true]);
  });
});
