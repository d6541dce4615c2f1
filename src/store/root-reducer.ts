import { combineSlices } from '@reduxjs/toolkit';

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

export const rootReducer = combineSlices().withLazyLoadedSlices<Slices>();

export type RootState = ReturnType<typeof rootReducer>;
