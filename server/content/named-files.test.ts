import { posix, win32 } from 'node:path';
import { expect, it } from 'vitest';
import { namedFiles } from './named-files.ts';

const files = ['landing/default.json', 'landing/store-14052.json', 'info-page/default.json'];

it.each([
  ['content', 'content/landing/default.json', 1],
  ['content', './content/landing/default.json', 1],
  ['content', 'landing/default.json', 1],
  ['content', './landing/default', 1],
  ['content', '././landing/default', 1],
  ['content', 'landing//', 2],
  // No folder is called so.
  ['content', 'land./ing', 0],
  ['content', 'content/landing/', 2],
  ['content', 'landing', 2],
  ['content', 'content', 3],
  ['../shop/content', '../shop/content/landing/default', 1],
  ['/home/asha/shop/content', '/home/asha/shop/content/landing', 2],
  ['/home/asha/shop/content', 'landing/default', 1],
  // A folder above the content folder, and a part of a name.
  ['/home/asha/shop/content', 'shop', 0],
  ['/home/asha/shop/content', 'asha/shop', 0],
  ['/home/asha/shop/content', '/home/asha', 0],
  ['/home/asha/shop/content', '/', 0],
  ['content', 'default', 0],
  ['content', 'land', 0],
  ['content', 'info', 0],
])('in the folder %s, %s means so many files: %i', (folder, name, count) => {
  expect(files.filter(namedFiles(folder, name, posix))).toHaveLength(count);
});

it.each([
  ['content', 'content/landing/default.json', 1],
  ['content', 'content\\landing\\default.json', 1],
  ['content', '.\\landing\\default', 1],
  ['content', 'landing/default', 1],
  ['content', 'content/landing', 2],
  ['content', 'content\\', 3],
  ['C:\\shop\\content', 'C:\\shop\\content\\landing\\default.json', 1],
  ['C:\\shop\\content', 'c:/shop/content/landing', 2],
  ['C:\\shop\\content', 'shop', 0],
  ['C:\\shop\\content', 'D:\\shop\\content\\landing', 0],
])('on Windows, in the folder %s, %s means so many files: %i', (folder, name, count) => {
  const there = files.map((file) => file.replaceAll('/', '\\'));
  expect(there.filter(namedFiles(folder, name, win32))).toHaveLength(count);
});
