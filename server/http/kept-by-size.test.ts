import { expect, it, vi } from 'vitest';
import { keptBySize } from './kept-by-size.ts';

const setUp = () => keptBySize<string>({ limit: 10, sizeOf: (text) => text.length });
const says = (text: string) => vi.fn(async () => text);

it('makes a value once for all who ask', async () => {
  const get = setUp();
  const make = says('menu');
  expect(await Promise.all([get('a', make), get('a', make)])).toEqual(['menu', 'menu']);
  await get('a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

it('lets go of what was asked for longest ago', async () => {
  const get = setUp();
  await get('a', says('1234'));
  await get('b', says('1234'));
  await get('a', says('never'));
  await get('c', says('1234'));
  const again = says('new');
  expect(await get('a', again)).toBe('1234');
  expect(await get('b', again)).toBe('new');
  expect(again).toHaveBeenCalledTimes(1);
});

it('does not keep what is above the limit alone, nor what could not be made', async () => {
  const get = setUp();
  await get('big', says('12345678901'));
  await get('big', says('small'));
  expect(await get('big', says('never'))).toBe('small');
  await expect(get('bad', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await get('bad', says('good'))).toBe('good');
});
