import { contractOf } from '#schemas/check/contract-of.ts';
import type { EngineFacts } from '#schemas/document-types.ts';
import { feedbackTemplateDocument } from '#schemas/documents/feedback-template.ts';
import type { OrderTypeCode, When } from '#schemas/node.ts';
import type { PreparedDocument, PreparedNode } from '#schemas/prepared.ts';
import { fitsVegOnly } from '#schemas/rules/non-veg.ts';
import { holds } from '#schemas/rules/when-holds.ts';
import { fittingPart } from '../engine/entry-filter.ts';
import { slotPlace } from './slot-places.ts';

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

/** Whom or what something is for, and why it is hidden: nothing where it is shown. */
interface Reasons {
  readonly asks: readonly string[];
  readonly hides: readonly string[];
}

const hidden = (why: string): Reasons => ({ asks: [], hides: [why] });

function reasonsOf(clauses: ReturnType<typeof clausesOf>): Reasons {
  return {
    asks: clauses.map(({ asks }) => asks),
    hides: clauses.flatMap(({ asks, chosen, holds: does }) => (does ? [] : [`${asks}; you chose ${chosen}`])),
  };
}

function reasonsOfNode(node: PreparedNode | undefined, facts: EngineFacts): Reasons {
  if (!node) return hidden('it cannot be read; see the findings');
  if (node.unknown === 'kind') return hidden('no widget has this type');
  if (node.unknown === 'when') return hidden("its 'when' cannot be read; see the findings");
  const reasons = reasonsOf(clausesOf(node.when ?? {}, facts));
  if (reasons.hides.length > 0) return reasons;
  if (facts.vegOnly && fittingPart(node, fitsVegOnly) === null)
    return hidden('not vegetarian; you chose veg only');
  const end = contractOf(node.type)?.rules?.shownUntil;
  const ends = end === undefined ? undefined : node.props[end];
  if (typeof ends === 'string' && Date.parse(ends) <= facts.now)
    return hidden(`over since ${said(ends)}; you chose ${said(facts.now)}`);
  return reasons;
}

/** A feedback form is sent as a whole or not at all, as the server chooses it: by its own `when`. */
function reasonsOfForm(when: unknown, facts: EngineFacts): Reasons {
  const read = feedbackTemplateDocument.shape.when.safeParse(when);
  if (!read.success) return hidden("the 'when' of its form cannot be read; see the findings");
  const { asks, hides } = reasonsOf(clausesOf(read.data ?? {}, facts));
  const ofForm = (text: string) => `its form is ${text}`;
  return { asks: asks.map(ofForm), hides: hides.map(ofForm) };
}

/** Whether a document is sent to whom is chosen. */
export function isSent({ formWhen }: Pick<Drawn, 'formWhen'>, facts: EngineFacts): boolean {
  return reasonsOfForm(formWhen, facts).hides.length === 0;
}

interface Drawn {
  /** How many nodes the document or the slot has. */
  readonly count: number;
  /** Whether it is a slot of the landing document, named as the document is. */
  readonly isSlot?: boolean;
  readonly document: PreparedDocument;
  /** The `when` of a feedback form, as written. */
  readonly formWhen?: unknown;
}

/** Why each node of a document is shown or hidden, in their order. */
export function whyShown(
  { count, isSlot = false, document, formWhen }: Drawn,
  facts: EngineFacts,
): NodeVerdict[] {
  const hasScreen = !isSlot || slotPlace(document.document) !== undefined;
  const prepared = new Map(document.nodes.map((node) => [node.address, node]));
  const form = reasonsOfForm(formWhen, facts);
  return Array.from({ length: count }, (_, at) => {
    const node = hasScreen
      ? reasonsOfNode(prepared.get(`${document.document}[${at}]`), facts)
      : hidden('no screen has this slot');
    const hides = [...form.hides, ...node.hides];
    const asks = [...form.asks, ...node.asks];
    return hides.length > 0
      ? { shown: false, text: `hidden: ${hides.join(' — ')}` }
      : { shown: true, text: `shown: ${asks.join(', ') || 'always'}` };
  });
}
