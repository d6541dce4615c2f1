/** A price that a text names. */
export interface Amount {
  /** In paise. */
  readonly paise: number;
  /** 'from ₹99': the lowest of several prices. */
  readonly isLowest: boolean;
  readonly written: string;
}

const amount =
  /(?:\b(from|up to|above|over|below|under|least|save)\s+)?₹\s?(\d[\d,]*(?:\.\d{1,2})?)(\s+(?:off|back|less|more))?/gi;

/** The prices that a text names. Discounts and limits are none: '₹100 off', 'up to ₹120', 'orders above ₹299'. */
export function amountsIn(text: string): readonly Amount[] {
  return [...text.matchAll(amount)].flatMap(([written, before, number = '', after]) => {
    const isLowest = before?.toLowerCase() === 'from';
    if (after !== undefined || (before !== undefined && !isLowest)) return [];
    return [
      { paise: Math.round(Number(number.replaceAll(',', '')) * 100), isLowest, written: written.trim() },
    ];
  });
}
