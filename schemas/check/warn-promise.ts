import { isRecord } from '../is-record.ts';
import { rupees } from '../rules/rupees.ts';
import type { Path, Report } from './fault.ts';
import { quoted } from './quoted.ts';
import type { CouponGives, CouponRule } from './shop-names.ts';

interface Promised {
  readonly pattern: RegExp;
  readonly about: keyof CouponGives;
  /** What the coupon does instead. */
  readonly really: (value: number) => string;
}

const number = String.raw`([0-9][0-9,]*)(?![0-9.])`;
const sum = String.raw`(?:₹|rs\.?|inr)\s?${number}(?:/-)?`;
const order = String.raw`(?:orders?|bills?|purchases?)(?: value)?`;

/** What texts of offers promise. Other words are not compared. */
const promises: readonly Promised[] = [
  {
    pattern: new RegExp(String.raw`(?<![0-9.])${number}\s?% (?:off|discount)`, 'gi'),
    about: 'percent',
    really: (percent) => `takes ${percent}% off`,
  },
  {
    pattern: new RegExp(String.raw`\bup\s?to ${sum}`, 'gi'),
    about: 'atMost',
    really: (most) => `takes ${rupees(most)} off at most`,
  },
  {
    pattern: new RegExp(String.raw`(?<!\bup\s?to )${sum} (?:off|discount)`, 'gi'),
    about: 'amount',
    really: (amount) => `takes ${rupees(amount)} off`,
  },
  {
    pattern: new RegExp(String.raw`\b(?:at|for) (?:just |only )?${sum}(?! (?:off|or more|and above))`, 'gi'),
    about: 'price',
    really: (price) => `makes it ${rupees(price)}`,
  },
  {
    pattern: new RegExp(String.raw`\b${order} (?:above|over|from|of) ${sum}`, 'gi'),
    about: 'minimum',
    really: (minimum) => `is for orders from ${rupees(minimum)}`,
  },
  {
    pattern: new RegExp(String.raw`${sum} (?:or more|(?:or|and|&) (?:above|over))`, 'gi'),
    about: 'minimum',
    really: (minimum) => `is for orders from ${rupees(minimum)}`,
  },
];

const texts = ['heading', 'text', 'terms', 'note'] as const;

interface Card {
  /** What names the code, with its texts. */
  readonly card: unknown;
  readonly path: Path;
}

/** Warns of a card that promises otherwise than the rule of its coupon: '50% off' of one that takes 40% off. */
export function warnPromise({ card, path }: Card, { code, gives }: CouponRule, report: Report) {
  if (!isRecord(card) || !gives) return;
  for (const field of texts) {
    const text = card[field];
    if (typeof text !== 'string') continue;
    for (const { pattern, about, really } of promises) {
      const value = gives[about];
      if (value === undefined) continue;
      for (const [written, digits = ''] of text.matchAll(pattern))
        if (Number(digits.replaceAll(',', '')) * (about === 'percent' ? 1 : 100) !== value)
          report(
            [...path, field],
            'other-promise',
            `says ${quoted(written)}: the coupon '${code}' ${really(value)}. Correct the text or the code.`,
          );
    }
  }
}
