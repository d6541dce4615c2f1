import { createContext, useContext } from 'react';
import type { EnginePorts } from '#registry/engine-ports.ts';
import type { ConfiguredPaths } from '#schemas/link-path.ts';
import { brandPaths } from '#src/config/paths.ts';

export const EngineContext = createContext<EnginePorts | null>(null);

export function useEnginePorts(): EnginePorts {
  const ports = useContext(EngineContext);
  if (!ports) throw new Error('useEnginePorts needs the EngineProvider of src/app above it.');
  return ports;
}

/** Where the link actions lead whose paths the configuration names. */
export const configuredPaths: ConfiguredPaths = {
  feedback: brandPaths.feedback,
  leaderboard: brandPaths.leaderboard,
};
