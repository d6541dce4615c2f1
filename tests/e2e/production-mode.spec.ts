import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';

const built = join(dirname(fileURLToPath(import.meta.url)), '../../dist/ssr');

test('the server renders with React in production mode, whatever NODE_ENV it is started with', () => {
  // Without a folder node_modules beside it, the bundle has only the React that it contains.
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  cpSync(built, join(folder, 'ssr'), { recursive: true });
  const entry = pathToFileURL(join(folder, 'ssr/entry-server.js')).href;
  const program = `const { renderPage } = await import('${entry}'); console.log(typeof renderPage);`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'development' },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(said).toBe('function\n');

  const code = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(built, file), 'utf8'))
    .join('\n');
  const modesOf = (library: string) =>
    new Set(
      [...code.matchAll(new RegExp(`node_modules/${library}/\\S*(production|development)`, 'g'))].map(
        ([, mode]) => mode,
      ),
    );
  for (const library of ['react', 'react-dom', 'react-router'])
    expect([library, [...modesOf(library)]]).toEqual([library, ['production']]);
});
