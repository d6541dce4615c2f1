import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each(['/', '/menu', '/menu?categoryId=20#sides', '/orderStatus?transactionId=T%201'])(
  '%s is a path of this site',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

it.each([
  null,
  '',
  'home',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
  '/javascript:alert(1)/..//elsewhere.example',
  '/%0a/../../\\elsewhere.example',
  '\\\\elsewhere.example',
  '\\/elsewhere.example',
  '%2F%2Felsewhere.example',
  'data:text/html,x',
])('%j is none', (text) => {
  expect(ownPath(text)).toBeNull();
});
