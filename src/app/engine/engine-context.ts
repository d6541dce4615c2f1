import { createContext, useContext } from 'react';
import type { EnginePorts } from '#registry/product-engine.ts';

/** The engine's ports without the facts. They stay the same for as long as the page is open. */
export type EngineSinks = Omit<EnginePorts, 'facts'>;

export const EngineContext = createContext<EngineSinks | null>(null);

export function useEngineSinks(): EngineSinks {
  const sinks = useContext(EngineContext);
  if (!sinks) throw new Error('useEngineSinks needs the EngineProvider of src/app above it.');
  return sinks;
}
