import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};
// The same functions in each render: for a new one React would have work to do after it.
const inBrowser = () => false;
const onServer = () => true;

/** Whether this is rendered by the server, or React takes over what the server rendered. */
export function useHydrating(): boolean {
  return useSyncExternalStore(noSubscription, inBrowser, onServer);
}
