/** What is left, in paise, to a way to pay whose offer the customer gets: an offer for a way is given to who pays by it. */
const leastByOffer = 100;

/** An order that the loyalty wallet pays a part of, or all of. Amounts are paise. */
export interface WalletUse {
  readonly price: number;
  readonly balance: number;
  /** An offer gives the way to pay beside the wallet another price than the order has without it. */
  readonly hasOwnPrice: boolean;
}

/** PAY-27, PAY-28. What the wallet pays of an order: as much as it holds, but a rupee where the other way has a price of its own. For app and server. */
export function walletShare({ price, balance, hasOwnPrice }: WalletUse): number {
  const most = hasOwnPrice ? price - leastByOffer : price;
  return Math.max(Math.min(balance, most), 0);
}
