/** The texts of orders to a train in one table, ready for translation. What a station or a PNR cannot do is said by the server. */
export const trainWords = {
  title: 'Delivery on your train',
  lead: 'Warm food at your berth, from our restaurant at a station on your way.',
  pnr: 'PNR of your ticket',
  pnrHint: 'Ten digits, at the top of the ticket.',
  pnrFault: 'Enter the ten digits of your PNR.',
  find: 'Find my train',
  findAgain: 'Look again',

  how: 'How it works',
  steps: [
    'Enter your PNR: we find your train, your seat and the stations on your way.',
    'Choose a station and what you would like to eat.',
    'Confirm your seat by a code. We bring the food when the train is there, also when it is late.',
  ],

  failedTitle: 'We could not look up your train',
  failedText: 'Please try again in a moment.',
  otherPnr: 'Enter another PNR',
  toAddress: 'Order to an address',

  journey: 'Your journey',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  dayOf: (day: string) => `Train of ${day}`,
  onTime: 'On time',
  late: (minutes: number) => `${lasting(minutes)} late`,
  lateNote: 'The times below are those that the train has now. Your food comes with it.',
  seats: 'Your seats',
  seat: (coach: string, berth: string) => `${coach} · ${berth}`,
  seatInWords: (coach: string, berth: string) => `Coach ${coach}, berth ${berth}`,
  rac: 'Shared seat (RAC)',

  stations: 'Where shall we bring it?',
  stationsOfJourney: 'Stations of your journey',
  nothingTitle: 'Nothing can be ordered to this train any more',
  nothingText: 'All stations that we serve are passed, closed, or too near. Each says why.',
  platform: (platform: string) => `Platform ${platform}`,
  halt: (minutes: number) => `stops ${minutes} min`,
  day: (day: number) => `Day ${day}`,
  planned: (time: string) => `planned ${time}`,
  until: (time: string) => `Order until ${time}`,
  order: (name: string) => `Order from ${name}`,
  chosen: 'Chosen',
  toMenu: 'See the menu',

  terms: 'Terms of orders to trains',

  waitingTitle: 'Your order to the train',
  waitingSaved: 'Your seat is confirmed. Choose your dishes and pay.',
  waitingBegun: 'Choose your dishes, then confirm your seat.',
  toSeat: 'Confirm the seat',
  toPay: 'Choose how to pay',
  remove: 'Delete this order',
  removeTitle: 'Delete your order to the train?',
  removeText: 'The station and the seat are forgotten. The dishes stay in your cart.',
  removeYes: 'Delete it',
  removeNo: 'Keep it',
  removed: 'Your order to the train was deleted.',

  seatTitle: 'Where do you sit?',
  seatLead: (station: string, time: string) =>
    `We bring the food to your seat at ${station}, at about ${time}.`,
  change: 'Change station',
  chooseSeat: 'Seat',
  seatFault: 'Choose your seat.',
  name: 'Who gets it',
  nameFault: 'Enter Name',
  mobile: 'Mobile number on the train',
  mobileHint: 'We send a code to it, and the rider calls it at the station.',
  instructions: 'Anything the rider should know?',
  accept: 'I accept the terms of orders to trains',
  acceptFault: 'Accept the terms to go on.',
  send: 'Send the code',
  code: 'Code',
  codeSentTo: (mobile: string) => `We sent a code to ${mobile}.`,
  confirm: 'Confirm the seat',
  saveAndPay: 'Confirm and pay',
  resend: 'Send it again',
  resendIn: (seconds: number) => `Send it again in ${seconds} s`,
  otherNumber: 'Change number',
  otherStation: 'Choose another station',
  failed: 'This did not work. Please try again.',
} as const;

/** '45 min', '1 h 5 min'. */
function lasting(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' ');
}
