import { withOrderTypeCodes } from '#schemas/check/with-order-type-codes.ts';
import type { EngineFacts } from '#schemas/document-types.ts';
import {
  type FeedbackTemplateDocument,
  feedbackTemplateDocument,
} from '#schemas/documents/feedback-template.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { chooseForm } from '#schemas/rules/choose-form.ts';
import { shopDocuments } from './shop-documents.ts';
import { clausesOf, hidden, orderTypeNames, type Reasons, reasonsOf } from './when-words.ts';

const { shape } = feedbackTemplateDocument;

/** What the server chooses a feedback form by, as written. */
export interface WrittenForm {
  /** The name of its file; absent where it has none yet. */
  readonly slug: string | undefined;
  readonly orderMode: unknown;
  readonly when: unknown;
}

/** Who rates an order. */
interface Rating {
  /** The type of the order; undefined for one that the form is for. */
  readonly ratedOrder: OrderTypeCode | undefined;
  readonly facts: EngineFacts;
}

type Form = {
  readonly slug: string;
  readonly document: Pick<FeedbackTemplateDocument, 'orderMode' | 'when'>;
};

const formsOfShop: readonly Form[] = shopDocuments
  .filter(({ kind }) => kind === 'feedback-template')
  .map(({ slug, body }) => ({
    slug,
    document: withOrderTypeCodes('feedback-template', body) as FeedbackTemplateDocument,
  }));

/** The form that the server sends, of the shop's and this one in its place. They are tried in the order of their names. */
function sentForm(own: Form, { ratedOrder, facts }: Rating): Form | undefined {
  const all = [...formsOfShop.filter(({ slug }) => slug !== own.slug), own];
  return chooseForm(
    all.toSorted((one, other) => (one.slug < other.slug ? -1 : 1)),
    {
      orderType: ratedOrder,
      isLoggedIn: facts.loggedIn === true,
      storeId: facts.storeId === '' ? undefined : facts.storeId,
      now: facts.now,
    },
  );
}

/** A form is sent as a whole or not at all: by its own `when`, by the type of the order, and beside the other forms of the shop. */
export function reasonsOfForm({ slug, ...written }: WrittenForm, { ratedOrder, facts }: Rating): Reasons {
  const when = shape.when.safeParse(written.when);
  if (!when.success) return hidden("the 'when' of its form cannot be read; see the findings");
  const orderMode = shape.orderMode.safeParse(written.orderMode);
  if (!orderMode.success) return hidden("the 'orderMode' of its form cannot be read; see the findings");
  const types = orderMode.data;
  const rated = ratedOrder ?? types?.[0] ?? facts.orderType;
  const { asks, hides } = reasonsOf(clausesOf(when.data ?? {}, facts));
  const forTypes = types ? [`for ${types.map((type) => orderTypeNames[type]).join(', ')} orders`] : [];
  const ofForm = (texts: readonly string[]) => texts.map((text) => `its form is ${text}`);
  if (hides.length > 0) return { asks: [], hides: ofForm(hides) };

  const isFor = types === undefined || types.includes(rated);
  const own = { slug: slug ?? '', document: { orderMode: types, when: when.data } };
  // A new form that has no name has no place among the others yet.
  const sent = slug === undefined ? (isFor ? own : undefined) : sentForm(own, { ratedOrder: rated, facts });
  if (sent === own)
    return {
      asks: ofForm(isFor ? [...forTypes, ...asks] : ['for orders that no other form is for']),
      hides: [],
    };
  if (!isFor) return hidden(ofForm([`${forTypes.join('')}; the order is ${orderTypeNames[rated]}`]).join(''));
  return hidden(`feedback-template/${sent?.slug} takes the place of its form`);
}
