import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const banned: readonly {
  readonly what: string;
  readonly file: string;
  readonly code: string;
  readonly says: string;
}[] = [
  { what: 'fetch', file: 'src/ui/a.ts', code: "export const a = fetch('/x');", says: 'request layer' },
  {
    what: 'window.fetch',
    file: 'src/ui/b.ts',
    code: "export const b = window.fetch('/x');",
    says: 'request layer',
  },
  {
    what: 'localStorage',
    file: 'src/features/c.ts',
    code: "export const c = localStorage.getItem('x');",
    says: 'src/store/persistence.ts',
  },
  {
    what: 'sessionStorage in the request layer',
    file: 'src/request/d.ts',
    code: "export const d = sessionStorage.getItem('x');",
    says: 'src/store/persistence.ts',
  },
  {
    what: 'window.location',
    file: 'widgets/e.ts',
    code: "export const e = () => { window.location.href = '/x'; };",
    says: 'src/features/navigation',
  },
  {
    what: 'location',
    file: 'registry/f.ts',
    code: "export const f = () => location.assign('/x');",
    says: 'src/features/navigation',
  },
  { what: 'console', file: 'src/ui/g.ts', code: "console.log('x');", says: 'console' },
  {
    what: 'a default export',
    file: 'src/ui/h.ts',
    code: 'export default function h() {}',
    says: 'named exports',
  },
  { what: 'any', file: 'src/ui/i.ts', code: 'export type I = any;', says: 'any' },
  {
    what: 'markup from a string',
    file: 'src/ui/j.tsx',
    code: "export const J = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;",
    says: 'dangerously',
  },
];

const allowed: readonly { readonly file: string; readonly code: string }[] = [
  { file: 'src/request/transport.ts', code: "export const a = fetch('/x');" },
  { file: 'src/store/persistence.ts', code: "export const b = localStorage.getItem('x');" },
  {
    file: 'src/features/navigation/leave.ts',
    code: "export const c = () => { window.location.href = '/x'; };",
  },
  { file: 'server/main.ts', code: "export const d = fetch('/x');" },
];

describe('the lint configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const messages = new Map<string, string>();

  beforeAll(() => {
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const { file, code } of [...banned, ...allowed]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${code}\n`);
    }
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { filename: string; message: string; help?: string }[];
    };
    for (const { filename, message, help = '' } of diagnostics) {
      messages.set(filename, `${messages.get(filename) ?? ''}${message} ${help}\n`);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(banned)('bans $what in $file, and says what to use instead', ({ file, says }) => {
    expect(messages.get(file)?.toLowerCase()).toContain(says.toLowerCase());
  });

  it.each(allowed)('lets $file do what it is there for', ({ file }) => {
    expect(messages.get(file)).toBeUndefined();
  });
});
