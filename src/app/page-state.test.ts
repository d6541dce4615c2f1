import { expect, it } from 'vitest';
import { inlineJson } from './page-state.ts';

it('nothing in the state can end the script element that holds it', () => {
  const state = { text: '</script><!--<script>\u2028' };
  const json = inlineJson(state);
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(json)).toEqual(state);
});
