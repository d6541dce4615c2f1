import type { ModuleParts } from '../module.ts';
import type { SessionModule } from '../session/session-module.ts';
import { scoreboardHandlers } from './scoreboard-handlers.ts';
import { createScoreboardRepository } from './scoreboard-repository.ts';

export type ScoreboardModule = ReturnType<typeof scoreboardModule>;

export function scoreboardModule(
  { db, publicDb, settings }: ModuleParts,
  { session }: { readonly session: SessionModule },
) {
  return {
    handlers: scoreboardHandlers({
      scoreboard: createScoreboardRepository(db),
      customers: session.customers,
      key: settings.SCOREBOARD_KEY,
    }),
    /** For what everybody sees. */
    scoreboard: createScoreboardRepository(publicDb),
  };
}
