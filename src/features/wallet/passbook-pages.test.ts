import { expect, it } from 'vitest';
import { byDay, withFirstPage, withNextPage } from './passbook-pages.ts';
import { lineOf } from './testing/wallet-fixture.ts';

const page = (ids: readonly number[], nextPage?: string) => ({
  transactions: ids.map((id) => lineOf(id)),
  hasNext: nextPage !== undefined,
  ...(nextPage !== undefined && { nextPage }),
});
const ids = ({ transactions }: ReturnType<typeof page>) => transactions.map(({ id }) => id);

it('WLT-04 a page follows on the last one, and a line on both is there once', () => {
  const joined = withNextPage(page([5, 4], 'a'), page([4, 3], 'b'));
  expect(joined).toEqual(page([5, 4, 3], 'b'));
});

it('a first page that is read again keeps what was loaded after it, while both join', () => {
  expect(withFirstPage(page([5, 4, 3, 2], 'b'), page([6, 5, 4], 'a'))).toEqual(page([6, 5, 4, 3, 2], 'b'));
  expect(ids(withFirstPage(page([5, 4, 3, 2], 'b'), page([20, 19], 'a')) as ReturnType<typeof page>)).toEqual(
    [20, 19],
  );
  expect(withFirstPage(undefined, page([2, 1]))).toEqual(page([2, 1]));
});

it('a day begins at midnight in India', () => {
  const late = lineOf(2, { transactionDate: '2026-11-20T18:30:00.000Z' });
  const early = lineOf(1, { transactionDate: '2026-11-20T18:29:59.000Z' });
  expect(byDay([late, early]).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20']);
});
