import type { OrderTypeCode } from '#schemas/node.ts';
import { whenFaults } from '#schemas/rules/when-faults.ts';
import type { DocumentsSource, FoundDocument } from '../content/documents-source.ts';

type Template = FoundDocument<'feedback-template'>;

/** What a form is chosen by. */
export interface TemplateFacts {
  readonly orderType: OrderTypeCode | undefined;
  readonly isLoggedIn: boolean;
  readonly storeId: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What a form is chosen by; its schema has no other clause of `when`. */
const formClauses: ReadonlySet<string> = new Set(['session', 'storeIds', 'from', 'until']);

/** The forms that are for somebody now: those without `when`, and those whose `when` holds. */
export async function formsNow(source: DocumentsSource, facts: TemplateFacts): Promise<Template[]> {
  const all = await source.list('feedback-template');
  return all.filter(({ document: { when } }) => when === undefined || holds(when, facts));
}

/**
 * The form for an order type: one whose `when` holds, else one without `when`, else the default form. Of several, one that names the order type
 * comes before one for all.
 */
export async function chooseTemplate(
  source: DocumentsSource,
  facts: TemplateFacts,
): Promise<Template | undefined> {
  const all = await formsNow(source, facts);
  const isNamed = ({ document: { orderMode } }: Template) =>
    facts.orderType !== undefined && orderMode?.includes(facts.orderType) === true;
  const isForAll = ({ document }: Template) => document.orderMode === undefined;
  const timely = all.filter(({ document: { when } }) => when !== undefined);
  return (
    timely.find(isNamed) ??
    timely.find(isForAll) ??
    all.find((form) => form.document.when === undefined && isNamed(form)) ??
    all.find(({ slug }) => slug === 'default') ??
    all.find((form) => form.document.when === undefined && isForAll(form))
  );
}

/** Every clause that is given holds. One that this server does not know, or cannot read, does not. */
function holds(when: NonNullable<Template['document']['when']>, facts: TemplateFacts): boolean {
  const { session, storeIds, from, until } = when;
  return (
    whenFaults(when).length === 0 &&
    Object.keys(when).every((clause) => formClauses.has(clause)) &&
    (session === undefined || (session === 'logged-in') === facts.isLoggedIn) &&
    (storeIds === undefined || (facts.storeId !== undefined && storeIds.includes(facts.storeId))) &&
    (from === undefined || facts.now >= Date.parse(from)) &&
    (until === undefined || facts.now < Date.parse(until))
  );
}
