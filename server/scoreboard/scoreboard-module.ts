import type { ModuleParts } from '../module.ts';
import { scoreboardHandlers } from './scoreboard-handlers.ts';
import { createScoreboardRepository } from './scoreboard-repository.ts';

export type ScoreboardModule = ReturnType<typeof scoreboardModule>;

export function scoreboardModule({ db, settings, now }: ModuleParts) {
  const scoreboard = createScoreboardRepository(db);
  return { handlers: scoreboardHandlers({ scoreboard, key: settings.SCOREBOARD_KEY, now }), scoreboard };
}
