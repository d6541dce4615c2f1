import { expect, it } from 'vitest';
import { constants } from '#src/config/constants.ts';
import { inlineJson, readPageState } from './page-state.ts';

it('nothing in the state can end the script element that holds it', () => {
  const state = { text: '</script><!--<script>\u2028' };
  const json = inlineJson(state);
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(json)).toEqual(state);
});

it('CON-05 a state that cannot be read is replaced by that of a page of the usual restaurant', () => {
  for (const text of ['', '{', '{"storeId":5}']) {
    const { page, isDropped } = readPageState(text, 7);
    expect(isDropped).toBe(true);
    expect(page).toMatchObject({ storeId: constants.store.defaultId, orderType: 'D', renderedAt: 7 });
  }
});
