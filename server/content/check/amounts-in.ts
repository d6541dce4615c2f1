/** A price that a text names. */
export interface Amount {
  /** In paise. */
  readonly paise: number;
  /** 'from ₹99', '₹99 onwards': the lowest of several prices. */
  readonly isLowest: boolean;
  readonly written: string;
}

/** Words before the lowest of several prices: 'from ₹99', 'starting at just ₹99', 'prices start from ₹99', 'as low as ₹99'. */
const lowestBefore =
  /\b(?:from|start(?:s|ing)?|begin(?:s|ning)?|as (?:low|little) as)(?:[\s:]+(?:at|from|just|only|as|low|little|price|of|an?|mere))*[\s:]*$/i;
const lowestAfter = /^\s*(?:\/-\s*)?(?:onwards?|upwards?|and up)\b/i;

/** Words before a discount, a limit or a value. */
const noPriceBefore =
  /\b(?:up\s?to|above|over|below|under|(?:less|more) than|least|sav(?:e|es|ing)|wins?|worth|valued at|spend|minimum|min\.? (?:order|bill)|discounts?|cashback|(?:order|bill|saving)s?(?: value)? (?:of|is))(?:\s+(?:of|an?|order|bill|value|flat|extra|another|just|only))*[\s:]*$/i;

/** Words after one. A lakh of rupees is no price of a dish. */
const noPriceAfter =
  /^\s*(?:\/-\s*)?(?:(?:flat|instant|extra|in)\s+)*(?:(?:off|back|less|more|discounts?|cashback|or more|(?:or|and|&) (?:above|over)|worth|vouchers?|gift|lakhs?|lacs?|crores?|million|k)\b)/i;

const amount = /(?:₹|\bRs\.?|\bINR)\s?(\d+(?:,\d+)*(?:\.\d{1,2})?)/gi;

/** The prices that a text names. Discounts, limits and values are none: '₹100 off', 'up to ₹120', '₹299 or more', 'win ₹500'. */
export function amountsIn(text: string): readonly Amount[] {
  return [...text.matchAll(amount)].flatMap(({ 0: written, 1: number = '', index }) => {
    const before = text.slice(0, index);
    const after = text.slice(index + written.length);
    if (noPriceBefore.test(before) || noPriceAfter.test(after)) return [];
    const words = (lowestBefore.exec(before)?.[0] ?? '') + written + (lowestAfter.exec(after)?.[0] ?? '');
    return [
      {
        paise: Math.round(Number(number.replaceAll(',', '')) * 100),
        isLowest: words !== written,
        written: words.trim(),
      },
    ];
  });
}
