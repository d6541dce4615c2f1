/**
 * The details of a flow that is walked on a phone in `npm test`, and on a wide screen in `npm run test:long:wide`. How both look is tested for every
 * screen; flows whose steps differ between them are walked on both in `npm test`.
 */
export const wideToo = (width: number): { tag?: '@wide' } => (width >= 1024 ? { tag: '@wide' } : {});
