import { expect, it } from 'vitest';
import { pathOfTarget } from './request-target.ts';

it.each([
  ['/menu?a=1', '/menu?a=1'],
  ['*', '*'],
  ['http://shop.example/menu?a=1', '/menu?a=1'],
  ['HTTPS://shop.example:8443/', '/'],
  ['http://shop.example', '/'],
  ['http://shop.example?a=1', '/?a=1'],
  // Not an address of ours: a path that holds one.
  ['/menu/http://shop.example/', '/menu/http://shop.example/'],
])('the path of the target %s is %s', (target, path) => expect(pathOfTarget(target)).toBe(path));
