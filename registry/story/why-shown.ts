import { contractOf } from '#schemas/check/contract-of.ts';
import type { EngineFacts } from '#schemas/document-types.ts';
import type { OrderTypeCode, When } from '#schemas/node.ts';
import type { PreparedDocument, PreparedNode } from '#schemas/prepared.ts';
import { fitsVegOnly } from '#schemas/rules/non-veg.ts';
import { holds } from '#schemas/rules/when-holds.ts';
import { fittingPart } from '../engine/entry-filter.ts';

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

const said = (time: number | string) =>
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
function clausesOf(when: When, facts: EngineFacts) {
  return (Object.keys(words) as (keyof When)[]).flatMap((clause) => {
    const asked = when[clause];
    if (asked === undefined) return [];
    const write = words[clause] as (asked: unknown, facts: EngineFacts) => ClauseWords;
    return [{ ...write(asked, facts), holds: holds({ [clause]: asked }, facts) }];
  });
}

export interface NodeVerdict {
  readonly shown: boolean;
  /** 'shown: for guests', 'hidden: for logged-in customers; you chose guest'. */
  readonly text: string;
}

const hidden = (why: string): NodeVerdict => ({ shown: false, text: `hidden: ${why}` });

function verdictOn(node: PreparedNode | undefined, facts: EngineFacts): NodeVerdict {
  if (!node) return hidden('it cannot be read; see the findings');
  if (node.unknown === 'kind') return hidden('no widget has this type');
  if (node.unknown === 'when') return hidden("its 'when' cannot be read; see the findings");
  const clauses = clausesOf(node.when ?? {}, facts);
  const failing = clauses.filter((clause) => !clause.holds);
  if (failing.length > 0)
    return hidden(failing.map(({ asks, chosen }) => `${asks}; you chose ${chosen}`).join(' — '));
  if (facts.vegOnly && fittingPart(node, fitsVegOnly) === null)
    return hidden('not vegetarian; you chose veg only');
  const end = contractOf(node.type)?.rules?.shownUntil;
  const ends = end === undefined ? undefined : node.props[end];
  if (typeof ends === 'string' && Date.parse(ends) <= facts.now)
    return hidden(`over since ${said(ends)}; you chose ${said(facts.now)}`);
  return {
    shown: true,
    text: `shown: ${clauses.length === 0 ? 'always' : clauses.map(({ asks }) => asks).join(', ')}`,
  };
}

/** Why each of a number of nodes is shown or hidden, in their order. */
export function whyShown(count: number, document: PreparedDocument, facts: EngineFacts): NodeVerdict[] {
  const prepared = new Map(document.nodes.map((node) => [node.address, node]));
  return Array.from({ length: count }, (_, at) =>
    verdictOn(prepared.get(`${document.document}[${at}]`), facts),
  );
}
