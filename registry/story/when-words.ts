import type { EngineFacts } from '#schemas/document-types.ts';
import type { OrderTypeCode, When } from '#schemas/node.ts';
import { holds } from '#schemas/rules/when-holds.ts';

export const orderTypeNames: Readonly<Record<OrderTypeCode, string>> = {
  D: 'delivery',
  P: 'takeaway',
  DINEIN: 'dine-in',
  CURB: 'curbside',
  IRCTC: 'train',
};

const partnerNames = { PAYTM: 'Paytm', GPAY: 'Google Pay' };

interface ClauseWords {
  /** For whom, where or when it is shown: 'for guests'. */
  readonly asks: string;
  /** What was chosen instead: 'logged in'. */
  readonly chosen: string;
}

type ClauseWriters = {
  readonly [Clause in keyof When]-?: (asked: NonNullable<When[Clause]>, facts: EngineFacts) => ClauseWords;
};

const instant = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** A time as authors read it; a text that is none as it is. */
export const said = (time: number | string) =>
  Number.isNaN(new Date(time).getTime()) ? String(time) : instant.format(new Date(time));

const words: ClauseWriters = {
  orderTypes: (codes, { orderType }) => ({
    asks: `for ${codes.map((code) => orderTypeNames[code]).join(', ')}`,
    chosen: orderTypeNames[orderType],
  }),
  session: (session, { loggedIn }) => ({
    asks: session === 'guest' ? 'for guests' : 'for logged-in customers',
    chosen: loggedIn ? 'logged in' : 'guest',
  }),
  miniApp: (app, { miniApp }) => ({
    asks:
      app === 'none'
        ? 'outside partner apps'
        : app === 'any'
          ? 'inside partner apps'
          : `inside ${partnerNames[app]}`,
    chosen: !miniApp ? 'no partner app' : partnerNames[miniApp],
  }),
  storeIds: (ids, { storeId }) => ({ asks: `for store ${ids.join(', ')}`, chosen: storeId || 'no store' }),
  experiment: ({ name, variants }, facts) => ({
    asks: `for ${variants.join(', ')} of ${name}`,
    chosen: facts.variantOf(name) ?? 'default',
  }),
  from: (time, { now }) => ({ asks: `from ${said(time)} on`, chosen: said(now) }),
  until: (time, { now }) => ({ asks: `until ${said(time)}`, chosen: said(now) }),
};

/** What each clause asks, and whether it holds: by the rule of the app, clause by clause. */
export function clausesOf(when: When, facts: EngineFacts) {
  return (Object.keys(words) as (keyof When)[]).flatMap((clause) => {
    const asked = when[clause];
    if (asked === undefined) return [];
    const write = words[clause] as (asked: unknown, facts: EngineFacts) => ClauseWords;
    return [{ ...write(asked, facts), holds: holds({ [clause]: asked }, facts) }];
  });
}

/** Whom or what something is for, and why it is hidden: nothing where it is shown. */
export interface Reasons {
  readonly asks: readonly string[];
  readonly hides: readonly string[];
}

export const hidden = (why: string): Reasons => ({ asks: [], hides: [why] });

/** What clauses ask, and why those hide that do not hold. */
export function reasonsOf(clauses: ReturnType<typeof clausesOf>): Reasons {
  return {
    asks: clauses.map(({ asks }) => asks),
    hides: clauses.flatMap(({ asks, chosen, holds: does }) => (does ? [] : [`${asks}; you chose ${chosen}`])),
  };
}
