/** TRN-03. The terms of an order to a train. */
export function trainTerms(closesMinutes: number): string[] {
  return [
    `You can order until ${closesMinutes} minutes before the train arrives at the station.`,
    'We bring the food to the coach and berth of your ticket while the train halts. Please be there, and keep your phone near.',
    'When the train is late, your food comes with it. We follow the train, and you need not do anything.',
    'When the train is cancelled before it reaches your station, your order is cancelled too, and what you paid is given back within 8-10 business days.',
    'Who leaves the train earlier, or is not at the seat, gets no refund.',
    'Prices and dishes are those of the restaurant at your station. Some dishes do not travel well, and are not on the menu of trains.',
  ];
}
