import { createContext, useContext } from 'react';
import type { EnginePorts } from '#registry/engine-ports.ts';
import type { ConfiguredPaths } from '#schemas/link-path.ts';
import { brandPaths } from '#src/config/paths.ts';

/** The engine's ports without the facts. They stay the same for as long as the page is open. */
export type EngineSinks = Omit<EnginePorts, 'facts'>;

export const EngineContext = createContext<EngineSinks | null>(null);

export function useEngineSinks(): EngineSinks {
  const sinks = useContext(EngineContext);
  if (!sinks) throw new Error('useEngineSinks needs the EngineProvider of src/app above it.');
  return sinks;
}

/** Paths of the link actions that are configured for the brand. */
export const configuredPaths: ConfiguredPaths = {
  feedback: brandPaths.feedback,
  leaderboard: brandPaths.leaderboard,
};
