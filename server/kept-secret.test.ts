import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { authorToken, sessionSecret } from './kept-secret.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('takes the secret of the settings, and writes nothing', () => {
  expect(sessionSecret({ SESSION_SECRET: 's'.repeat(32), DATA_DIR: folder }, randomBytes)).toBe(
    's'.repeat(32),
  );
  expect(readdirSync(folder)).toEqual([]);
});

it('makes one secret for the sandbox, that only its owner can read, and keeps it', () => {
  const settings = { SESSION_SECRET: undefined, DATA_DIR: folder };
  const first = sessionSecret(settings, randomBytes);
  expect(first).toHaveLength(64);
  expect(sessionSecret(settings, randomBytes)).toBe(first);
  expect(readdirSync(folder)).toEqual(['session-secret']);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
});

it('says what to do where it cannot be kept', () => {
  writeFileSync(join(folder, 'file'), '');
  const settings = { SESSION_SECRET: undefined, DATA_DIR: join(folder, 'file') };
  expect(() => sessionSecret(settings, randomBytes)).toThrow(/cannot be kept in .*session-secret/);
});

it('makes an author token once, and always says where it is kept', () => {
  const settings = { AUTHOR_TOKEN: undefined, AUTHOR_TOKENS: undefined, DATA_DIR: folder };
  const file = join(folder, 'author-token');
  const made = authorToken(settings, randomBytes);
  expect(made).toEqual({ secret: expect.stringMatching(/^[\w-]{32}$/), file, isNew: true });
  expect(authorToken(settings, randomBytes)).toEqual({ secret: made?.secret, file, isNew: false });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('reads a token to which an editor added a line break', () => {
  writeFileSync(join(folder, 'author-token'), 'a-token-of-the-tests\n');
  expect(
    authorToken({ AUTHOR_TOKEN: undefined, AUTHOR_TOKENS: undefined, DATA_DIR: folder }, randomBytes)?.secret,
  ).toBe('a-token-of-the-tests');
});

it.each(['', '\n', 'cut-off'])('refuses a kept secret that is none: %j', (text) => {
  writeFileSync(join(folder, 'session-secret'), text);
  const settings = { SESSION_SECRET: undefined, DATA_DIR: folder };
  expect(() => sessionSecret(settings, randomBytes)).toThrow(/The secret in .*session-secret is too short/);
});

it('takes the author token of the settings, and writes nothing', () => {
  expect(
    authorToken(
      { AUTHOR_TOKEN: 'a-token-of-the-tests', AUTHOR_TOKENS: undefined, DATA_DIR: folder },
      randomBytes,
    ),
  ).toEqual({
    secret: 'a-token-of-the-tests',
  });
  expect(readdirSync(folder)).toEqual([]);
});

it('makes no token where every author has one', () => {
  const AUTHOR_TOKENS = [{ name: 'asha', token: 'the-token-of-asha' }];
  expect(
    authorToken({ AUTHOR_TOKEN: undefined, AUTHOR_TOKENS, DATA_DIR: folder }, randomBytes),
  ).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});
