import { walletConfigDefaults } from '#schemas/documents/wallet-config-defaults.ts';
import type { Partner } from '#src/request/ports.ts';
import { selectConfig, selectIsBlocked } from './app-config-slice.ts';

type State = Parameters<typeof selectConfig>[0];

/** WLT-06. Whether customers have the wallet in this build: the web app, or the app of a partner. */
export function selectBuildHasWallet(state: State, partner: Partner | null): boolean {
  const { walletBuilds = walletConfigDefaults.walletBuilds } = selectConfig(state);
  return walletBuilds.includes(partner ?? 'WEB') && !selectIsBlocked(state, 'PIGGYBANK', partner);
}
