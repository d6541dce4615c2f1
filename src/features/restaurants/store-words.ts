/** The texts about one store in one table, ready for translation. */
export const storeWords = {
  openAlways: 'Open round the clock',
  openUntil: (time: string) => `Open until ${time}`,
  opensAt: (time: string) => `Closed · opens at ${time}`,
  takesNoOrders: 'Not taking orders',
  orderHere: 'Order from here',
  opensLater: (time: string) => `Opens at ${time}`,
  mine: 'Your restaurant',
  nearestFirst: (place?: string) => `Nearest to ${place || 'you'} first`,
  away: (distance: string) => `${distance} away`,
  metres: (metres: number) => `${metres} m`,
  kilometres: (kilometres: string) => `${kilometres} km`,
} as const;
