import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

it('prefers the environment to the .env file, and needs no such file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'environment-'));
  const file = join(folder, '.env');
  expect(readEnvironment({ PORT: '1' }, file)).toEqual({ PORT: '1' });
  writeFileSync(file, '# paths\nVITE_PASSWORD_PATH="/coop-login"\nPORT=2\n');
  expect(readEnvironment({ PORT: '1' }, file)).toEqual({ PORT: '1', VITE_PASSWORD_PATH: '/coop-login' });
  rmSync(folder, { recursive: true });
});
