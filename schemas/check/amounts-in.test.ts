import { expect, it } from 'vitest';
import { type Amount, amountsIn } from './amounts-in.ts';

/** '₹799', 'lowest ₹99', as rupees. */
const said = (text: string) =>
  amountsIn(text).map(({ paise, claim }: Amount) => `${claim === 'price' ? '' : `${claim} `}${paise / 100}`);

it.each<readonly [text: string, amounts: readonly string[]]>([
  // The sign before the number.
  ['Two for ₹799', ['799']],
  ['Two for ₹ 799', ['799']],
  ['Two for ₹\u00a0799', ['799']],
  ['Two for Rs.799', ['799']],
  ['Two for Rs. 799', ['799']],
  ['Two for rs 799', ['799']],
  ['Two for INR 799', ['799']],
  ['Two for Rupees 799', ['799']],
  ['दो पिज़्ज़ा रु. 799', ['799']],
  ['दो पिज़्ज़ा रुपये 799', ['799']],
  // After it.
  ['Two for 799/-', ['799']],
  ['Two for 799/- only.', ['799']],
  ['Two for 799 /-', ['799']],
  ['Two for ₹799/-', ['799']],
  ['Two for Rs. 799/- each', ['799']],
  ['Two for 799 rupees', ['799']],
  ['Two for 1 rupee', ['1']],
  ['Two for 799 Rs', ['799']],
  ['Two for 799 Rs. only', ['799']],
  ['दो पिज़्ज़ा 799 रुपये में', ['799']],
  // Several, and how numbers are written.
  ['Lunch ₹199, dinner 299/-, party Rs 1,099', ['199', '299', '1099']],
  ['Buy at ₹199 or ₹299', ['199', '299']],
  ['The hall: ₹1,09,900', ['109900']],
  ['The hall: 1,09,900/-', ['109900']],
  ['Tea ₹12.50', ['12.5']],
  ['Tea 12.50/-', ['12.5']],
  // In the digits of other scripts.
  ['दो पिज़्ज़ा ₹७९९', ['799']],
  ['हॉल ₹१,०९,९००', ['109900']],
  ['चाय ७९९/-', ['799']],
  ['चाय ७९९ रुपये', ['799']],
  ['চা ₹৭৯৯', ['799']],
  ['தேநீர் ₹௭௯௯', ['799']],
  ['టీ ₹౭౯౯', ['799']],
  // The lowest of several prices.
  ['From ₹99', ['lowest 99']],
  ['Starting at just 99/-', ['lowest 99']],
  ['Starts at 99 rupees', ['lowest 99']],
  ['99/- onwards', ['lowest 99']],
  ['Rs.99/- and up', ['lowest 99']],
  ['₹९९ से शुरू', ['lowest 99']],
  ['पिज़्ज़ा ₹99 से', ['lowest 99']],
  // Dishes below a price.
  ['Dishes under ₹500', ['under 500']],
  ['Snacks below ₹200', ['under 200']],
  ['Meals for less than Rs 150', ['under 150']],
  ['Everything under 99/-', ['under 99']],
  ['Lunch for under just ₹150', ['under 150']],
  ['Order meals under ₹500', ['under 500']],
  ['Meals at ₹99 or less', ['atMost 99']],
  ['Meals at ₹99 and below', ['atMost 99']],
  ['₹२०० से कम में', ['under 200']],
  ['Lunch within ₹250', ['atMost 250']],
  // Beside another amount that is no price, and words that only look like those of one.
  ['₹199 instead of ₹247', ['199']],
  ['₹649 (earlier ₹719)', ['649']],
  ['₹247 के बजाय ₹199', ['199']],
  ['Two pizzas at ₹699', ['699']],
  ['Extra large pizza at ₹699', ['699']],
  ['Extra crispy wings for ₹299', ['299']],
  ['Free delivery, pizzas at ₹199', ['199']],
  ['Buy the Family Table for ₹1,099 and get a cola free', ['1099']],
  ['Order now at ₹199', ['199']],
  ['₹199 + taxes', ['199']],
  ['₹199 + a cola of ₹60', ['199', '60']],
  ['₹89 each', ['89']],
  ['₹199 gets you a pizza and fries', ['199']],
  ['₹199 with cashback', ['199']],
  ['Order pizzas from ₹99', ['lowest 99']],
  ['Orders from 11 am: pizzas from ₹99', ['lowest 99']],
  ['Wings: ₹299 a plate', ['299']],
])('reads the prices of a text: %s', (text, amounts) => {
  expect(said(text)).toEqual(amounts);
});

it.each([
  // Numbers that are no amounts.
  'Open 24/7',
  'Order before 7',
  '2 for 1',
  'Buy 2 get 1',
  'In 30 minutes',
  'On 12/10/2026',
  'From 11 to 23/-1',
  'Pizza no. 799',
  'R2 and Rs without a number',
  '4.5/5 stars',
  // Discounts, limits, values, prizes.
  '10/- off',
  '₹100 off',
  '100 rupees off',
  'Flat Rs. 100/- off',
  'Up to ₹120',
  'Upto 120/-',
  '₹50 cashback',
  'Save 50 rupees',
  '₹299 or more',
  '299/- & above',
  'Above 499/-',
  'Over 499 rupees',
  'Worth 500 rupees',
  'Win Rs 500',
  '₹1.5 lakh',
  '2 lakh rupees',
  '₹१०० की छूट',
  '₹१२० तक की छूट',
  '₹२९९ से ऊपर',
  '₹२९९ से अधिक के ऑर्डर पर',
  // Limits of an order and of a charge: no dish costs less than that.
  'On orders below ₹499',
  'For bills under 300/-',
  'Orders of less than ₹199 are not delivered',
  'Cart value under ₹199',
  'A delivery fee below ₹30',
  'Not under ₹99',
  'Below ₹200 discount',
  'Order for ₹500, get a free cola',
  'Shop for ₹799, get a Choco Lava Cake free',
  'Free delivery on ₹499+',
  'A free cola on ₹499',
  'Free fries on orders from ₹299',
  '₹499 के ऑर्डर पर',
  '₹50 Paytm cashback',
  '₹50 instant HDFC Bank discount',
  'Gift cards of ₹500',
  'A refund of ₹300',
  '₹40 cheaper',
  // Earlier prices.
  'Was ₹949',
  'MRP ₹719',
  'M.R.P.: ₹719',
  'Usually at ₹247',
  'पहले ₹949',
  // Charges, add-ons, parts of a price.
  'Delivery at ₹39',
  'Delivery charge ₹39',
  'Packing from ₹15',
  'Extra cheese for ₹60',
  'Extra cheese, ₹60 extra',
  '₹275 per person',
  '₹275/person',
  'Per person ₹275',
  '₹33 a slice',
  // What money earns, and what it is given for.
  'Every ₹100 earns 5 points',
  '5 points for each ₹100',
  '1 point = ₹1',
  'We give ₹1 of each order to schools',
  '₹1 goes to schools',
])('reads no price: %s', (text) => {
  expect(said(text)).toEqual([]);
});

it('repeats an amount as it is written, with the words that belong to it', () => {
  const written = (text: string) => amountsIn(text).map((amount) => amount.written);
  expect(written('Pizzas starting at just 99/- today')).toEqual(['starting at just 99/-']);
  expect(written('Snacks under ₹२००, and Rs. 99 onwards')).toEqual(['under ₹२००', 'Rs. 99 onwards']);
  expect(written('Lunch at 199 rupees or less')).toEqual(['199 rupees or less']);
});
