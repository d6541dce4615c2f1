import { combineReducers, type Reducer, type ReducersMapObject } from '@reduxjs/toolkit';

/**
 * The slices of the store. This file imports none of them: each feature adds its own with
 *
 *     declare module '#src/store/root-reducer.ts' {
 *       export interface Slices extends WithSlice<typeof cartSlice> {}
 *     }
 *     const injected = cartSlice.injectInto(rootReducer);
 *     export const { selectLines } = injected.selectors;
 *
 * so that a slice is loaded with the code that uses it.
 */
export interface Slices {}

export type RootState = Partial<Slices>;

interface LazySlice {
  readonly reducerPath: string;
  readonly reducer: Reducer;
}

const reducers: ReducersMapObject = {};
let combined: Reducer | null = null;

/**
 * Combines the slices with the first action after some were added. RTK's combineSlices combines all of them anew with each that is added, which
 * was half of the evaluation of the code that every page needs.
 */
const reduce: Reducer = (state, action) => {
  combined ??= combineReducers(reducers);
  return combined(state, action);
};

export const rootReducer = Object.assign(reduce as Reducer<RootState>, {
  /** Called by a slice's `injectInto`. The slice is in the state from the next action on; until then its selectors read its initial state. */
  inject({ reducerPath, reducer }: LazySlice): void {
    reducers[reducerPath] = reducer;
    combined = null;
  },
});
