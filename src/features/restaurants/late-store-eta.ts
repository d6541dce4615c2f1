import { latePart } from '#registry/engine/late/late-part.tsx';

/** Minutes and distance of the customer's restaurant. Only who has chosen one fetches it. */
export const storeEta = latePart(async () => (await import('./components/store-eta.tsx')).StoreEta);
