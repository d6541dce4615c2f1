// Words beside an amount by which it is no price of a dish: a discount, a limit, a charge, an earlier price.

/** The end of a word in any script: \b knows Latin letters alone. */
export const wordEnd = String.raw`(?![\p{L}\p{M}])`;

/** One of the phrases, then words that say nothing, at the end of what stands before an amount. */
function endsWith(phrases: readonly string[], fillers: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${phrases.join('|')})(?:[\s:]+(?:${fillers}))*[\s:(]*$`,
    'iu',
  );
}

/** One of the phrases at the beginning of what stands after an amount. */
function beginsWith(phrases: readonly string[]): RegExp {
  return new RegExp(String.raw`^\s*(?:${phrases.join('|')})${wordEnd}`, 'iu');
}

/** Add-ons are no dishes: 'extra cheese'. An adjective after 'extra' belongs to a dish: 'extra large pizza', 'extra crispy wings'. */
const addOn = String.raw`extra (?!large|big|hot|thin|soft|long|special|\p{L}*y(?!\p{L}))\p{L}+(?: \p{L}+)?\s+(?:for|at|of|is|costs?)`;
const chargeOf = '(?:delivery|packing|packaging|handling|shipping|convenience)';

const before: readonly RegExp[] = [
  // Discounts, limits, values, prizes.
  endsWith(
    [
      String.raw`up\s?to`,
      'above',
      'over',
      'more than',
      'least',
      'sav(?:e|es|ing)',
      'wins?',
      'worth',
      'valued at',
      'spend',
      'minimum',
      String.raw`min\.? (?:order|bill)`,
      'discounts?',
      'cashback',
      '(?:order|bill|saving)s?(?: value)? (?:of|is)',
      'shop for',
      String.raw`(?:gift\s?cards?|vouchers?|refunds?|rewards?|credits?|tips?|deposits?|donations?) (?:of|from|at|for)`,
      String.raw`\bfree (?:\p{L}+ ){1,4}on`,
    ],
    'of|an?|order|bill|value|flat|extra|another|just|only|all|orders|bills',
  ),
  // An earlier price, or one elsewhere.
  endsWith(
    [
      'was',
      'were',
      'earlier',
      'previously',
      'formerly',
      'originally',
      'usually',
      'normally',
      '(?:regular|usual|normal|original|actual|old|list|market) price',
      '(?:instead|in place) of',
      'rather than',
      String.raw`m\.?r\.?p\.?`,
      'पहले',
    ],
    'at|for|of|is|was|price|priced|just|only|an?',
  ),
  // Charges and add-ons.
  endsWith(
    [`${chargeOf}(?: (?:charges?|fees?|costs?))?`, '(?:fees?|charges?|tax(?:es)?|gst)', addOn],
    'at|for|of|is|are|on|from|just|only|orders?|flat|with|an?',
  ),
  // What money earns, and what it is given for.
  endsWith(
    [
      'every',
      '(?:for|on|of) each',
      String.raw`per(?: \p{L}+)?`,
      'gives?',
      'giv(?:en|ing)',
      String.raw`donat\p{L}+`,
      '=',
      String.raw`contribut\p{L}+`,
    ],
    'just|only|an?|of',
  ),
];

const people = 'person|head|guest|adult|child|kid|slice|piece|pc|bite|km|day|week|month|year';
/** Up to three words that name who gives it: '₹50 Paytm cashback'. */
const giver = String.raw`(?:(?!(?:with|and|plus|or|for|after|of|get|gets|now|but|then|incl\p{L}*)\s)\p{L}+\s+){0,3}`;

const after: readonly RegExp[] = [
  // Discounts, limits, values. A lakh of rupees is no price of a dish.
  beginsWith([
    String.raw`(?:(?:flat|instant|extra|in)\s+)*(?:off|back|more|less|discounts?|cashback|or more|(?:or|and|&) (?:above|over)|worth|vouchers?|gift|lakhs?|lacs?|crores?|million|k)`,
    `${giver}(?:cashback|discounts?|vouchers?)`,
    'cheaper|lower|saved|savings?|refund(?:ed)?|orders',
    String.raw`extra(?!\s+\p{L})`,
    String.raw`तक|(?:की\s+)?छूट|(?:का\s+)?कैशबैक|से\s+(?:ऊपर|अधिक|ज़्यादा|ज्यादा)|(?:के|का)\s+(?:ऑर्डर|आर्डर|बिल)`,
  ]),
  /^\s?\+(?=\s*(?:$|[.,;:!?)]|orders?\b|bills?\b|carts?\b))/iu,
  // A part of a price: per person, per slice.
  beginsWith([`(?:/\\s?|per |an? |each |for each |for every )(?:${people})s?`, String.raw`प्रति\s+\p{L}+`]),
  // What money earns, what it is given for, and an earlier price.
  beginsWith([
    'earns?',
    'spent',
    'goes to|go to',
    String.raw`(?:of|from|on)\s+(?:each|every|your|the|all)\s+(?:orders?|bills?|purchases?|sales?)`,
    String.raw`के\s+बजाय|की\s+(?:बजाय|जगह)|था`,
  ]),
];

const orderBefore = /\b(?:orders?|buy|purchase|bill)\s+(?:for|of|at|from)(?:\s+(?:just|only))?\s*$/i;
const rewardAfter = /^\s*(?:(?:[,–—-]|and|&|to)\s*)*(?:get|win|earn|save|unlock|enjoy)\b/i;

/** Whether an amount is no price of a dish, by the words before and after it. */
export function isNoPrice(textBefore: string, textAfter: string): boolean {
  if (before.some((words) => words.test(textBefore)) || after.some((words) => words.test(textAfter)))
    return true;
  return orderBefore.test(textBefore) && rewardAfter.test(textAfter);
}
