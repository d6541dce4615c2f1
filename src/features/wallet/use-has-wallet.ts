import { selectBuildHasWallet } from '#src/features/app-config/wallet-config.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';

/** WLT-06. Whether there is a wallet in this build of the app. */
export function useHasWallet(): boolean {
  return useAppSelector((state) => selectBuildHasWallet(state, selectPartner(state)));
}
