import { describe, expect, it } from 'vitest';
import type { PreparedNode } from '#schemas/prepared.ts';
import { findFaults, readAnswers } from './feedback-values.ts';

function field(id: string, type: string, required = false): PreparedNode {
  return { id, type, props: { required }, address: `feedback-template.${id}` };
}

const nodes = [
  field('stars', 'field-rating', true),
  field('about', 'field-tags'),
  field('words', 'field-comment', true),
  field('score', 'field-nps'),
  field('kind', 'field-category'),
];

describe('findFaults', () => {
  it('names the fields that need an answer, in the order of the form', () => {
    expect(findFaults(nodes, {}).map(({ nodeId }) => nodeId)).toEqual(['stars', 'words']);
  });

  it('takes 0 for an answer, and blanks for none', () => {
    expect(findFaults(nodes, { stars: 0, words: '   ' }).map(({ nodeId }) => nodeId)).toEqual(['words']);
    expect(findFaults([field('about', 'field-tags', true)], { about: [] })).toHaveLength(1);
  });

  it('asks nothing of a node that is no field', () => {
    expect(findFaults([field('hello', 'notice', true)], {})).toEqual([]);
  });
});

describe('readAnswers', () => {
  it('FBK-07 declares, FBK-08 reads values by their meaning, independent of the ids of the nodes', () => {
    const values = { stars: 5, about: ['Menu', 'Other'], words: '  Crisp  ', score: 10, kind: 'FOOD' };
    expect(readAnswers(nodes, values)).toEqual({
      rating: 5,
      tags: ['Menu', 'Other'],
      comment: 'Crisp',
      nps: 10,
      category: 'FOOD',
    });
  });

  it('leaves out what was not answered, and what does not fit', () => {
    expect(readAnswers(nodes, { stars: 'five', words: ' ' })).toEqual({ tags: [] });
  });

  it('takes the first of two answers to the same thing', () => {
    const twice = [field('first', 'field-rating'), field('second', 'field-rating')];
    expect(readAnswers(twice, { second: 1 }).rating).toBe(1);
    expect(readAnswers(twice, { first: 4, second: 1 }).rating).toBe(4);
  });
});
