/** The texts about the instructions and the receiver of an order in one table, ready for translation. */
export const orderDetailsWords = {
  instructions: 'Delivery instructions',
  instructionsHint: 'For the rider: which gate, which floor, what to look for.',
  phrases: ['Leave at the door', 'Call when here', 'Don’t ring the bell'],
  phrasesLabel: 'Ready-made instructions',
  zeroContact: { D: 'Contactless delivery', other: 'Contactless pickup' },
  zeroContactText: {
    D: 'We leave the order at your door and step back. Pay before it comes.',
    other: 'We bring the order out and put it down for you. Pay before you come.',
  },
  contact: 'Who receives the order',
  name: 'Name',
  mobile: 'Mobile number',
} as const;
