import pg from 'pg';
import { expect, it } from 'vitest';
import { DatabaseUnavailable, errorOfQuery } from './database-unavailable.ts';
import { DiskFull } from './disk-full.ts';

const reported = (code: string) => Object.assign(new pg.DatabaseError('said', 4, 'error'), { code });

it.each([
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['a query without an answer', new Error('Query read timeout')],
  ['a reset connection', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })],
  ['a shutdown', reported('57P01')],
  ['a start', reported('57P03')],
  ['too many connections', reported('53300')],
  ['a lost connection', reported('08006')],
])('takes %s for a database that does not answer', (_, error) => {
  const told = errorOfQuery(error);
  expect(told).toBeInstanceOf(DatabaseUnavailable);
  expect(told).toMatchObject({ cause: error, message: error.message });
});

it('takes a full disk for what it is, which does not pass by itself', () => {
  const error = reported('53100');
  expect(errorOfQuery(error)).toBeInstanceOf(DiskFull);
  expect(errorOfQuery(error)).toMatchObject({ cause: error, message: error.message });
});

it.each([
  ['a value that is there already', reported('23505')],
  ['a text that cannot be kept', reported('22021')],
  ['a fault of the code', new TypeError('x is not a function')],
])('leaves %s as it is', (_, error) => {
  expect(errorOfQuery(error)).toBe(error);
});
