import { walletShare } from '#schemas/rules/wallet-share.ts';

interface Purse {
  readonly isWalletUsed: boolean;
  /** In paise; undefined while it is not known. */
  readonly balance: number | undefined;
  readonly netPrice: number | undefined;
  /** An offer gives the way to pay beside the wallet this price. */
  readonly hasOwnPrice?: boolean;
}

/** PAY-27, PAY-28. What is left to pay after the loyalty wallet; 0 where the wallet leaves nothing, is off or is not known. */
export function amountToPay({ isWalletUsed, balance, netPrice, hasOwnPrice = false }: Purse): number {
  if (!isWalletUsed || balance === undefined || netPrice === undefined) return 0;
  return netPrice - walletShare({ price: netPrice, balance, hasOwnPrice });
}

/** What the customer is charged besides the wallet: with the wallet off or unknown it is all of it (PAY-28). */
export function payable(purse: Purse & { readonly netPrice: number }): number {
  const { isWalletUsed, balance, netPrice } = purse;
  return isWalletUsed && balance !== undefined ? amountToPay(purse) : netPrice;
}

/** PAY-31. The wallet pays all: no other way to pay is needed. */
export function paysByWalletAlone({
  isWalletSelected,
  remaining,
  balance = 0,
}: {
  readonly isWalletSelected: boolean;
  readonly remaining: number;
  readonly balance: number | undefined;
}): boolean {
  return isWalletSelected && remaining === 0 && balance > 0;
}
