import { isNoPrice, wordEnd } from './no-price.ts';

/** A price that a text names. */
export interface Amount {
  /** In paise. */
  readonly paise: number;
  /**
   * What the text says of it. 'lowest': the lowest of several prices ('from ₹99', '₹99 onwards'). 'under' and 'atMost': there are dishes for
   * less, or for no more ('under ₹200', '₹200 or less').
   */
  readonly claim: 'price' | 'lowest' | 'under' | 'atMost';
  readonly written: string;
}

/** The zeros of the nine scripts of India, from Devanagari to Malayalam; each is followed by its other digits. */
const zeros = Array.from({ length: 9 }, (_, script) => 0x09_66 + script * 0x80);
const digit = `[0-9${zeros.map((zero) => `${String.fromCodePoint(zero)}-${String.fromCodePoint(zero + 9)}`).join('')}]`;
const number = `${digit}+(?:,${digit}+)*(?:\\.${digit}{1,2})?(?!${digit})`;
const rupees = String.raw`(?:रुपय[ेाो]ं?|रु(?:पए)?\.?|rupees?|rs\.?|inr)`;
/** '799/-', '799 rupees'. In 'Rs 100 Rs 200' the second sign belongs to the number after it. */
const unitAfter = String.raw`\s?(?:/-(?!${digit})|${rupees}${wordEnd}(?!\s?${digit}))`;
const amount = new RegExp(
  `(?:[₹₨]|(?<![\\p{L}\\p{M}])${rupees})\\s{0,2}(${number})(?:${unitAfter})?|(?<![\\p{L}\\p{M}\\p{Nd}.,/])(${number})${unitAfter}`,
  'giu',
);

/** Words before the lowest of several prices: 'from ₹99', 'starting at just ₹99', 'prices start from ₹99', 'as low as ₹99'. */
const lowestBefore =
  /\b(?:from|start(?:s|ing)?|begin(?:s|ning)?|as (?:low|little) as)(?:[\s:]+(?:at|from|just|only|as|low|little|price|of|an?|mere))*[\s:]*$/i;
const lowestAfter = /^\s*(?:(?:onwards?|upwards?|and up)\b|से(?:\s+शुरू)?(?![\p{L}\p{M}]))/iu;

const underBefore = /\b(?:under|below|less than)(?:\s+(?:just|only|an?|mere))*[\s:]*$/i;
const underAfter = /^\s*से\s+कम(?![\p{L}\p{M}])/u;
const atMostBefore = /\b(?:within|at most|for max(?:imum|\.)?)(?:\s+(?:just|only|an?|budget|of))*[\s:]*$/i;
const atMostAfter = /^\s*(?:and|or|&)\s+(?:less|under|below)\b/i;
/** Words before 'from' that make it the limit of an order: 'free fries on orders from ₹299'. */
const limitBefore =
  /\b(?:orders|bills?|carts?|baskets?|purchases?)\s+(?:start(?:ing|s)?\s+)?(?:from|at)(?:\s+(?:just|only))*\s*$/i;

/** Words before 'under' that make it the limit of an order or of a charge. */
const noDishBefore =
  /\b(?:orders?|bills?|carts?|baskets?|totals?|purchases?|spend(?:s|ing)?|amounts?|values?|fees?|charges?|savings?|not|no)(?:\s+(?:value|amount|total|is|are|of|worth|that|a|an|the|your))*[\s:]*$/i;

/**
 * The prices that a text names: '₹799', 'Rs. 799', '799/-', '799 rupees', '₹७९९'. Discounts, limits and values are none: '₹100 off',
 * 'up to ₹120', '₹299 or more', 'on orders below ₹499', 'win ₹500'.
 */
export function amountsIn(text: string): readonly Amount[] {
  return [...text.matchAll(amount)].flatMap(({ 0: written, 1: first, 2: second, index }) => {
    const before = text.slice(0, index);
    const after = text.slice(index + written.length);
    if (isNoPrice(before, after)) return [];
    const claimed = claimOf(before, after);
    if (!claimed) return [];
    const { claim, leading, trailing } = claimed;
    const paise = Math.round(valueOf(first ?? second ?? '') * 100);
    return [{ paise, claim, written: `${leading}${written}${trailing}`.trim() }];
  });
}

interface Claimed {
  readonly claim: Amount['claim'];
  /** The words beside the amount that say so. */
  readonly leading: string;
  readonly trailing: string;
}

/** What the words beside an amount make of it; undefined where it is the limit of an order. */
function claimOf(before: string, after: string): Claimed | undefined {
  const leading = underBefore.exec(before)?.[0] ?? '';
  const trailing = underAfter.exec(after)?.[0] ?? '';
  if (leading || trailing) {
    const rest = before.slice(0, before.length - leading.length);
    return noDishBefore.test(rest) ? undefined : { claim: 'under', leading, trailing };
  }
  const within = atMostBefore.exec(before)?.[0] ?? '';
  const atMost = atMostAfter.exec(after)?.[0] ?? '';
  if (within || atMost) return { claim: 'atMost', leading: within, trailing: atMost };
  const words = {
    leading: lowestBefore.exec(before)?.[0] ?? '',
    trailing: lowestAfter.exec(after)?.[0] ?? '',
  };
  if (!words.leading && !words.trailing) return { claim: 'price', ...words };
  return limitBefore.test(before) ? undefined : { claim: 'lowest', ...words };
}

/** The value of a number in the digits of any of the scripts. Commas are left out wherever they stand: '1,09,900'. */
function valueOf(written: string): number {
  const digits = written.replaceAll(',', '').replaceAll(/[^0-9.]/g, (sign) => {
    const code = sign.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => zero <= code) ?? 0));
  });
  return Number(digits);
}
