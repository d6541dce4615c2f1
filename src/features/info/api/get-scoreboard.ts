import { getScoreboard } from '#schemas/compiled/calls/get-scoreboard.ts';
import { encryptMobile } from '#schemas/rules/mobile-cipher.ts';
import { lateEnv } from '#src/config/late-env.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRead } from '#src/store/use-read.ts';
import { infoKeys } from './info-keys.ts';

/** Why a scoreboard cannot be asked for; undefined where it can. Browsers encrypt on pages by https, and on this machine. */
export type NotAsked = 'no-scoreboard' | 'no-number' | 'not-secure';

function whyNot(mobile: string | null): NotAsked | undefined {
  if (lateEnv.scoreboardKey === '') return 'no-scoreboard';
  if (mobile === null) return 'no-number';
  return (crypto.subtle as SubtleCrypto | undefined) === undefined ? 'not-secure' : undefined;
}

/** API-037, INF-03. The customer's score and the leaders. The number is encrypted before it stands in an address. */
export function useScoreboard() {
  const { userId, mobile } = useAppSelector(selectSession);
  const notAsked = whyNot(mobile);
  const board = useRead({
    key: userId === null || notAsked !== undefined ? null : infoKeys.scoreboard(userId),
    call: async (request) => {
      const mobileno = await encryptMobile(mobile ?? '', lateEnv.scoreboardKey);
      return request.call(getScoreboard, { params: { mobileno } });
    },
    read: (data) => data,
  });
  return { ...board, notAsked };
}
