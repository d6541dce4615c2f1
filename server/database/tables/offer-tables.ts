import type { ColumnType, Generated } from 'kysely';
import type { Link } from '#schemas/actions.ts';
import type { Promo } from '#schemas/entities/promo.ts';
import type { Json } from './columns.ts';

/** Offers as the home page shows them. */
export interface PromotionTable {
  id: string;
  shelf: 'offers' | 'other-offers';
  heading: string;
  text: string | null;
  code: string | null;
  terms: string | null;
  wash: 'ember' | 'leaf' | 'dusk' | 'cream' | null;
  picture: string | null;
  link: ColumnType<Link | null, string | null, string | null>;
  position: number;
  /** Its full terms, one sentence each. */
  conditions: Generated<string[]>;
  /** It shows food with meat, fish or egg. */
  non_veg: Generated<boolean>;
}

/** Scores of the cricket promotion. Names are first names with an initial. */
export interface LeaderboardTable {
  id: Generated<string>;
  name: string;
  runs: number;
  mobile: string | null;
  updated_at: Generated<Date>;
}

/** Who votes in the world cup. Names are first names with an initial. */
export interface VoteLeaderTable {
  id: Generated<string>;
  name: string;
  /** Matches whose winner the customer named. */
  correct: number;
  votes: number;
  updated_at: Generated<Date>;
}

/** The rules of offers. */
export interface PromoTable {
  code: string;
  rule: Json<Promo>;
}
