import { expect, it } from 'vitest';
import { PICTURES } from '../pictures.ts';
import { createPictureQueue, namedFirst } from './picture-queue.ts';

const [one, two, three, four] = PICTURES.slice(0, 4) as [
  (typeof PICTURES)[number],
  (typeof PICTURES)[number],
  (typeof PICTURES)[number],
  (typeof PICTURES)[number],
];

it('gives what is waited for first, in the order it was asked for, each picture once', () => {
  const queue = createPictureQueue([one, two, three, four]);
  queue.wanted(four.id);
  queue.wanted(three.id);
  queue.wanted(four.id);
  queue.wanted('unknown');
  expect(queue.length()).toBe(4);
  const order = Array.from({ length: 5 }, () => queue.next()?.id);
  expect(order).toEqual([four.id, three.id, one.id, two.id, undefined]);
  queue.wanted(four.id);
  expect(queue.next()).toBeUndefined();
});

it('puts those that a document names in front, in its order', () => {
  const document = `{ "picture": "${four.id}", "also": "${two.id}" }`;
  expect(namedFirst([one, two, three, four], document)).toEqual([four, two, one, three]);
});
