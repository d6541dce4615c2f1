/** The texts of the pages of orders in one table, ready for translation. Those of the specification are in src/config/texts. */
export const ordersWords = {
  order: (number: string) => `Order ${number}`,
  orderNumber: 'Order number',
  placedOn: (moment: string) => `Placed ${moment}`,
  chosenFor: 'Chosen for ',
  withTrainAt: 'With your train at ',
  scheduledFor: (moment: string) => `Chosen for ${moment}`,
  scheduledNote: (minutes: number) => `The kitchen begins ${minutes} minutes before the time that you chose.`,

  items: 'What you ordered',
  quantity: (count: number) => `× ${count}`,
  each: (price: string) => `${price} each`,
  off: (price: string) => `${price} off`,

  bill: 'Bill',
  itemTotal: 'Item total',
  mixSaving: 'Everyday value mix',
  discount: 'Discount',
  packaging: 'Packaging',
  delivery: 'Delivery',
  cgst: 'CGST',
  sgst: 'SGST',
  tax: 'Taxes',
  total: 'Total',
  code: (code: string) => `Code ${code} was applied.`,

  payment: 'Payment',
  payAtDoor: 'To pay at the door',
  payAtStore: 'To pay at the restaurant',
  notCharged: 'Nothing was charged for this order.',
  fromWallet: 'From your wallet',
  reference: (id: string) => `Reference ${id}`,
  points: (points: number, isDelivered: boolean) => {
    const counted = points === 1 ? '1 point' : `${points} points`;
    return isDelivered ? `You earned ${counted}.` : `You get ${counted} once you have the order.`;
  },

  toSeat: ({
    number,
    name,
    stationName,
    coach,
    berth,
  }: Readonly<Record<'number' | 'name' | 'stationName' | 'coach' | 'berth', string>>) =>
    `${number} ${name}, at ${stationName}: coach ${coach}, berth ${berth}`,
  where: {
    D: 'Delivery address',
    P: 'Takeaway from',
    DINEIN: 'Dine-in at',
    CURB: 'Curbside at',
    IRCTC: 'On the train, from',
  },
  from: (store: string) => `From ${store}`,
  noContact: 'Without contact',
  instructions: (text: string) => `For the rider: ${text}`,
  receiver: 'For',

  invoice: (number: string) => `Invoice ${number}`,
  gstin: (number: string) => `GSTIN ${number}`,
  fssai: (number: string) => `FSSAI licence ${number}`,
  sac: (code: string) => `SAC ${code}`,

  track: 'Track order',
  details: 'Details',
  ofOrder: (number: string) => `: order ${number}`,
  favourite: (number: string) => `Favourite: order ${number}`,
  favouriteFailed: 'We could not keep this. Please try again.',

  toMenu: 'See the menu',
  allOrders: 'All your orders',
  failedTitle: 'This order did not load',
  failedText: 'Please try again.',
} as const;
