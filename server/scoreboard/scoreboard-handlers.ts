import { given } from '#schemas/given.ts';
import { decryptMobile } from '#schemas/rules/mobile-cipher.ts';
import { notYours, requireCustomer } from '../customer/require-customer.ts';
import { Answer, personal } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { CustomersRepository } from '../session/customers-repository.ts';
import { ranked } from './ranked.ts';
import type { ScoreboardRepository } from './scoreboard-repository.ts';

interface Options {
  readonly scoreboard: ScoreboardRepository;
  readonly customers: Pick<CustomersRepository, 'find'>;
  /** Key of the encrypted mobile numbers in addresses; without it there is no scoreboard. */
  readonly key: string | undefined;
}

const leadersShown = 10;

/** Writes a day as '2026-11-20'. */
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

function lastUpdated(at: Date | undefined) {
  return given({ lastUpdated: at && indianDay.format(at) });
}

/** The boards of the cricket promotion. The score of a customer is for that customer alone: anybody can encrypt a number. */
export function scoreboardHandlers({
  scoreboard,
  customers,
  key,
}: Options): HandlersOf<'getScoreboard' | 'getVoteLeaderboard'> {
  return {
    async getScoreboard({ params, session }) {
      const { userId } = requireCustomer(session, 'Log in to see your score.');
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
      if ((await customers.find(userId))?.mobile !== mobile) throw notYours();
      const [score, leaders, updatedAt] = await Promise.all([
        scoreboard.scoreOf(mobile),
        scoreboard.leadersWith(mobile, leadersShown),
        scoreboard.updatedAt('leaderboard'),
      ]);
      const data = {
        runs: score?.runs ?? 0,
        rank: score?.rank ?? null,
        ...lastUpdated(updatedAt),
        leaders: ranked(leaders, ({ runs }) => runs),
      };
      return new Answer({ status: 'SUCCESS', data }, { cacheControl: personal });
    },

    async getVoteLeaderboard() {
      const [voters, updatedAt] = await Promise.all([
        scoreboard.voters(leadersShown),
        scoreboard.updatedAt('vote_leaders'),
      ]);
      const leaders = ranked(voters, ({ correct }) => correct);
      return { status: 'SUCCESS', data: { ...lastUpdated(updatedAt), leaders } };
    },
  };
}
