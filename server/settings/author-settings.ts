import { z } from 'zod';
import type { Setting } from './setting.ts';

/** An author of documents. One name may have two tokens, so that one can be changed while the other still works. */
export interface AuthorToken {
  readonly name: string;
  readonly token: string;
}

/** The name of who uses AUTHOR_TOKEN, and of the documents that the server publishes itself at its first start and that the import command publishes. */
export const sharedAuthor = 'author';
export const seedAuthor = 'seed';
export const importAuthor = 'import';
const ownNames: readonly string[] = [sharedAuthor, seedAuthor, importAuthor];

const token = z.string().min(16);
const namePattern = /^[a-z0-9][a-z0-9.-]{0,39}$/;
const tokenPattern = /^[\x21-\x7e]{16,}$/;

/** `asha:token,ravi:token` as a list. The faults name an entry by its place and name, and never show a token. */
const tokensByName = z.string().transform((text, context): readonly AuthorToken[] => {
  const pairs = text.split(',').map((pair) => {
    const [, name = '', secret] = /^([^:]*):(.*)$/.exec(pair.trim()) ?? [];
    return { name, token: secret };
  });
  const authors: AuthorToken[] = [];
  for (const [at, { name, token: secret }] of pairs.entries()) {
    const fault = faultOf({ name, token: secret }, authors);
    if (fault === undefined) authors.push({ name, token: secret as string });
    else context.addIssue({ code: 'custom', message: `Entry ${at + 1} ${fault}` });
  }
  return authors;
});

function faultOf(
  { name, token: secret }: { readonly name: string; readonly token: string | undefined },
  before: readonly AuthorToken[],
): string | undefined {
  if (secret === undefined) return 'has no colon between name and token';
  if (!namePattern.test(name))
    return 'needs a name of small letters, digits, dots and hyphens before the colon, 40 at most';
  if (ownNames.includes(name)) return `has the name '${name}', which the server uses itself: choose another`;
  if (!tokenPattern.test(secret))
    return `(${name}) needs a token of 16 characters or more, without spaces and commas`;
  if (before.some((other) => other.token === secret))
    return `(${name}) has the same token as another entry: each needs its own`;
  if (before.filter((other) => other.name === name).length === 2)
    return `(${name}) is the third token of this name: two at a time are the most, the old one and the new one`;
  return undefined;
}

/** Who may publish documents. A part of the table in settings.ts. */
export const authorSettings = {
  AUTHOR_TOKEN: {
    schema: token.optional(),
    describe:
      'Token of the content command, 16 characters or more. A sandbox that only this machine reaches has a default, any other sandbox makes one at its first start; needed outside it, unless AUTHOR_TOKENS is set.',
    example: 'a-long-random-string',
  },
  AUTHOR_TOKENS: {
    schema: tokensByName.optional(),
    describe:
      'Tokens of the content command by the names of the authors, which versions and rollbacks are recorded with. A name may have two.',
    example: 'asha:a-long-random-string,ravi:another-random-string',
  },
} as const satisfies Record<string, Setting>;
