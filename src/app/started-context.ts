import { createContext, useContext } from 'react';

/** False in the first render, which is the same for everyone; true once what is known of the customer has been restored. */
export const StartedContext = createContext(false);

export function useStarted(): boolean {
  return useContext(StartedContext);
}
