import { isWalletUsed } from '#schemas/compiled/stored/is-wallet-used.ts';
import { selectBuildHasWallet } from '#src/features/app-config/wallet-config.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { RootState } from '#src/store/root-reducer.ts';

/** PAY-29, PAY-30. Nothing where this build has no wallet (WLT-06). What the customer decided; else the server's default, for customers alone and never in a partner app. */
export function usesWallet(state: RootState, persistence: Persistence): boolean {
  if (!selectBuildHasWallet(state, selectPartner(state))) return false;
  return (
    persistence.read(isWalletUsed) ??
    (selectLocation(state).defaultWalletApplied && selectIsLoggedIn(state) && selectPartner(state) === null)
  );
}
