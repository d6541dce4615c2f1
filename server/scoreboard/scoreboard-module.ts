import type { ModuleParts } from '../module.ts';
import type { SessionModule } from '../session/session-module.ts';
import { scoreboardHandlers } from './scoreboard-handlers.ts';
import { createScoreboardRepository } from './scoreboard-repository.ts';

export type ScoreboardModule = ReturnType<typeof scoreboardModule>;

export function scoreboardModule(
  { db, settings }: ModuleParts,
  { session }: { readonly session: SessionModule },
) {
  const scoreboard = createScoreboardRepository(db);
  return {
    handlers: scoreboardHandlers({
      scoreboard,
      customers: session.customers,
      key: settings.SCOREBOARD_KEY,
    }),
    scoreboard,
  };
}
