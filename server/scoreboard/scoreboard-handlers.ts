import { decryptMobile } from '#schemas/rules/mobile-cipher.ts';
import { Answer, personal } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { ScoreboardRepository } from './scoreboard-repository.ts';

interface Options {
  readonly scoreboard: ScoreboardRepository;
  /** Key of the encrypted mobile numbers in addresses; without it there is no scoreboard. */
  readonly key: string | undefined;
  readonly now: () => number;
}

const leadersShown = 10;

const indianDay = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
});

export function scoreboardHandlers({ scoreboard, key, now }: Options): HandlersOf<'getScoreboard'> {
  return {
    async getScoreboard({ params }) {
      if (key === undefined) {
        throw new HttpFault(404, {
          code: 'NO_SCOREBOARD',
          displayMsg: 'There is no scoreboard at the moment.',
        });
      }
      const mobile = await decryptMobile(params.mobileno, key);
      if (mobile === undefined) {
        throw new HttpFault(400, {
          code: 'INVALID_INPUT',
          displayMsg:
            "'mobileno' in the path is no encrypted mobile number. Log in and open the scoreboard again.",
        });
      }
      const [score, leaders, updatedAt] = await Promise.all([
        scoreboard.scoreOf(mobile),
        scoreboard.leaders(leadersShown),
        scoreboard.updatedAt(),
      ]);
      const data = {
        runs: score?.runs ?? 0,
        rank: score?.rank ?? null,
        lastUpdated: indianDay.format(updatedAt ?? now()),
        leaders,
      };
      return new Answer({ status: 'SUCCESS', data }, { cacheControl: personal });
    },
  };
}
