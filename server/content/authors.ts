import { sameToken } from '../session/tokens.ts';
import { sandboxAuthorToken } from '../settings.ts';
import type { AuthorToken } from '../settings/author-settings.ts';

export type Authors = ReturnType<typeof createAuthors>;

/** Who has which author token. */
export function createAuthors(tokens: readonly AuthorToken[]) {
  return {
    /** Whether the published token of the sandbox is one of them. */
    hasPublicToken: tokens.some(({ token }) => token === sandboxAuthorToken),
    /** The name that a token stands for. Compares with every token, so that the duration does not show which one fits. */
    nameOf(given: string): string | undefined {
      return tokens.filter(({ token }) => sameToken(given, token))[0]?.name;
    },
  };
}
