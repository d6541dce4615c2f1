import { combineSlices } from '@reduxjs/toolkit';

/**
 * The slices of the store. It knows none of them: each feature adds its own with
 *
 *     declare module '#src/store/root-reducer.ts' {
 *       export interface Slices extends WithSlice<typeof cartSlice> {}
 *     }
 *     const injected = cartSlice.injectInto(rootReducer);
 *     export const { selectLines } = injected.selectors;
 *
 * so that a slice arrives with the code that uses it and not before.
 */
export interface Slices {}

export const rootReducer = combineSlices().withLazyLoadedSlices<Slices>();

export type RootState = ReturnType<typeof rootReducer>;
