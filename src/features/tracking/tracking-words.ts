/** The texts of the tracker in one table, ready for translation; those of the stages are in stage-words.ts. */
export const trackingWords = {
  title: 'Track your order',
  order: (number: string) => `Order ${number}`,
  stages: 'Stages of the order',
  reachedAt: 'at ',

  readyBy: (time: string) => `Ready by ${time}`,
  arrivesBy: (time: string) => `Expected by ${time}`,
  scheduledFor: (time: string) => `Chosen for ${time}`,
  scheduledNote: (minutes: number) => `We begin ${minutes} minutes before the time that you chose.`,
  late: 'It takes longer than we said. Sorry for the wait.',

  map: 'Where the rider is',
  mapText: (name: string) => `${name} is on the way.`,
  rider: 'The rider',
  restaurant: 'The restaurant',
  destination: 'Your place',
  openMap: 'Watch on the map',
  mapFailed: 'We cannot see the rider right now. The stages above are up to date.',

  refundDue: (amount: string) => `${amount} is on its way back to you. Banks take 8-10 business days.`,
  refundDone: (amount: string) => `${amount} was paid back. Banks take 8-10 business days to show it.`,

  dishes: 'Dishes',
  details: 'Bill and details',
  rate: 'Rate this order',
  rateText: 'How was it?',
  call: (store: string) => `Call ${store}`,
  help: 'Anything wrong? Call us:',

  notUpdated: 'This could not be updated just now. We keep trying.',
  failedTitle: 'We could not look up this order',
  failedText: 'Please try again.',
  missingTitle: 'We cannot find this order',
  allOrders: 'All your orders',

  chooseTitle: 'Which order?',
  noneTitle: 'No order on its way',
  noneText: 'When you order, you can watch it here until it is with you.',
  toMenu: 'See the menu',

  otherTitle: "Track somebody else's order",
  otherText: 'You need the order number and the mobile number that it was placed with.',
  orderId: 'Order number',
  mobile: 'Mobile number of the order',
  track: 'Track',
  another: 'Track another order',
  otherFailed: 'We could not look up this order. Please try again.',
} as const;
