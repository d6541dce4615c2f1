import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** Whether this is rendered by the server, or React takes over what the server rendered. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
}
