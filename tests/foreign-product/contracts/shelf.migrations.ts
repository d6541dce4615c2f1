import type { Migration } from '#schemas/engine/contract.ts';

/** Version 1 had the title of one `book`; version 2 has a list of `books`. */
function booksNotBook({ book, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return book === undefined ? rest : { ...rest, books: [{ title: book }] };
}

export const migrations: readonly Migration[] = [booksNotBook];
