/** SWR's keys of a customer's wallet. */
export const walletKeys = {
  summary: (userId: string) => `wallet/${userId}`,
  total: (userId: string) => `wallet-total/${userId}`,
  passbook: (userId: string, type: string | undefined) => `passbook/${userId}/${type ?? 'all'}`,
  onDay: (userId: string, day: string) => `wallet-on/${userId}/${day}`,
  points: (userId: string) => `points/${userId}`,
} as const;
