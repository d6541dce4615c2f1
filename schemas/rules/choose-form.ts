import type { FeedbackTemplateDocument } from '../documents/feedback-template.ts';
import type { OrderTypeCode } from '../node.ts';
import { isRecord } from '../is-record.ts';
import type { Fault } from '../reader/read-value.ts';
import { whenFaults } from './when-faults.ts';

/** What a feedback form is chosen by. */
export interface FormFacts {
  /** Of the order that is rated; undefined where it is not known. */
  readonly orderType: OrderTypeCode | undefined;
  readonly isLoggedIn: boolean;
  readonly storeId: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

type FormWhen = NonNullable<FeedbackTemplateDocument['when']>;

interface Form {
  readonly slug: string;
  readonly document: Pick<FeedbackTemplateDocument, 'orderMode' | 'when'>;
}

/** The clauses of a form's `when`; its schema has no other. */
const formClauses: ReadonlySet<string> = new Set(['session', 'storeIds', 'from', 'until']);

/** What is wrong with the `when` of a form as it came: such a form is sent to nobody. */
export function formWhenFaults(when: unknown): readonly Fault[] {
  const faults = whenFaults(when);
  const named = new Set(faults.map(({ path: [clause] }) => clause));
  const others = Object.keys(isRecord(when) ? when : {}).filter(
    (clause) => !formClauses.has(clause) && !named.has(clause),
  );
  return [...faults, ...others.map((clause) => ({ path: [clause], code: 'unknown-clause' }))];
}

/** Whether a form is for somebody now: it has no `when`, or that holds. */
export function isFormNow({ when }: Form['document'], facts: FormFacts): boolean {
  return when === undefined || holds(when, facts);
}

/**
 * The form for an order type: one whose `when` holds, else one without `when`, else the default form. Of several, one that names the order type
 * comes before one for all.
 */
export function chooseForm<F extends Form>(all: readonly F[], facts: FormFacts): F | undefined {
  const forms = all.filter(({ document }) => isFormNow(document, facts));
  const isNamed = ({ document: { orderMode } }: F) =>
    facts.orderType !== undefined && orderMode?.includes(facts.orderType) === true;
  const isForAll = ({ document }: F) => document.orderMode === undefined;
  const timely = forms.filter(({ document: { when } }) => when !== undefined);
  return (
    timely.find(isNamed) ??
    timely.find(isForAll) ??
    forms.find((form) => form.document.when === undefined && isNamed(form)) ??
    forms.find(({ slug }) => slug === 'default') ??
    forms.find((form) => form.document.when === undefined && isForAll(form))
  );
}

/** Every clause that is given holds. One that is not known here, or cannot be read, does not. */
function holds(when: FormWhen, facts: FormFacts): boolean {
  const { session, storeIds, from, until } = when;
  return (
    formWhenFaults(when).length === 0 &&
    (session === undefined || (session === 'logged-in') === facts.isLoggedIn) &&
    (storeIds === undefined || (facts.storeId !== undefined && storeIds.includes(facts.storeId))) &&
    (from === undefined || facts.now >= Date.parse(from)) &&
    (until === undefined || facts.now < Date.parse(until))
  );
}
