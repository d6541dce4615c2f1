import { LRUCache } from 'lru-cache';
import { type Promo, promoSchema, stackedAtMost } from '#schemas/entities/promo.ts';
import { batchedReads } from '../database/batched-reads.ts';
import type { Database } from '../database/database.ts';
import type { PromotionTable } from '../database/tables/offer-tables.ts';
import { isOver } from './why-refused.ts';

const cachedRules = 500;

/** How an offer with a code is shown. */
export interface OfferDisplay extends Shown {
  readonly nonVeg: boolean;
}

export interface Offer {
  readonly rule: Promo;
  /** Absent where nothing advertises it. */
  readonly display?: OfferDisplay | undefined;
}

/** Marked as one that shows meat, by its rule or where it is advertised: apps hide it while veg only is on (MEN-19). */
export function isForMeat({ rule, display }: Offer): boolean {
  return rule.nonVeg === true || display?.nonVeg === true;
}

type Shown = Pick<PromotionTable, 'heading' | 'text' | 'picture' | 'wash'>;

/** Of an offer that nothing advertises, everything but code and rule is null. */
type OfferRow = { readonly code: string; readonly rule: unknown; readonly non_veg: boolean | null } & {
  readonly [K in keyof Shown]: Shown[K] | null;
};

interface Options {
  readonly db: Database;
  readonly now: () => number;
  /** Told of rules that cannot be used. */
  readonly onFault: (fault: { readonly code: string; readonly message: string }) => void;
}

export type PromosRepository = ReturnType<typeof createPromosRepository>;

/** The offers of the shop, in the order of their display, those without one after them. */
export function createPromosRepository({ db, now, onFault }: Options) {
  /** Rules as they were read, by their text: they change seldom. */
  const parsed = new LRUCache<string, Promo>({ max: cachedRules });

  /** The rules are few, and all of them are needed for a cart; simultaneous requests share one query. */
  const all = batchedReads(async () => {
    const rows = await db
      .selectFrom('promos as promo')
      .leftJoin('promotions as shown', 'shown.code', 'promo.code')
      .select(['promo.code', 'promo.rule'])
      .select(['shown.heading', 'shown.text', 'shown.picture', 'shown.wash', 'shown.non_veg'])
      .orderBy('shown.shelf')
      .orderBy('shown.position')
      .orderBy('promo.code')
      .execute();
    return new Map([['offers', usable(rows.flatMap((row) => offerOf(row) ?? []))]]);
  });

  function offerOf({ code, rule, heading, non_veg: nonVeg, ...shown }: OfferRow): Offer | undefined {
    const read = ruleOf(rule);
    if (!read) {
      onFault({ code, message: 'its rule cannot be read' });
      return undefined;
    }
    return {
      rule: read,
      ...(heading !== null && { display: { heading, ...shown, nonVeg: nonVeg === true } }),
    };
  }

  function ruleOf(rule: unknown): Promo | undefined {
    const text = JSON.stringify(rule);
    const known = parsed.get(text);
    if (known) return known;
    const { data } = promoSchema.safeParse(rule);
    if (data) parsed.set(text, data);
    return data;
  }

  /**
   * All sets of offers that stack are tried, so a table with too many must not hold up every cart. Those that are over stay in the table for good, and
   * are tried no more.
   */
  function usable(offers: readonly Offer[]): readonly Offer[] {
    let stacking = 0;
    return offers.filter(({ rule }) => {
      if (!rule.stacks || rule.trigger === 'PRODUCT_IMPLICIT' || isOver(rule, now())) return true;
      stacking += 1;
      if (stacking > stackedAtMost) onFault({ code: rule.code, message: 'too many offers stack' });
      return stacking <= stackedAtMost;
    });
  }

  return {
    list: async (): Promise<readonly Offer[]> => (await all('offers')) ?? [],
  };
}
