import type { ReactNode } from 'react';
import { indianNumber } from '#src/ui/indian-number.ts';
import { useLoyaltyPoints } from '../api/get-loyalty-points.ts';
import { pointsText } from '../points-words.ts';
import { useHasWallet } from '../use-has-wallet.ts';

interface IfWalletProps {
  /** Gets the points of the customer, '1,250 points', once they are known. */
  readonly children: (points: string | undefined) => ReactNode;
}

/** WLT-06, WLT-07. What leads to the wallet, with the points in it; nothing where this build of the app has no wallet. */
export function IfWallet({ children }: IfWalletProps) {
  const hasWallet = useHasWallet();
  const points = useLoyaltyPoints();
  if (!hasWallet) return null;
  return children(points === undefined ? undefined : pointsText(indianNumber(points), points));
}
