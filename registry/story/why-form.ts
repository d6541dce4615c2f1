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
  /** The type of the order; undefined for one that the form is sent for, where there is any. */
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
  const { asks, hides } = reasonsOf(clausesOf(when.data ?? {}, facts));
  const ofForm = (texts: readonly string[]) => texts.map((text) => `its form is ${text}`);
  if (hides.length > 0) return { asks: [], hides: ofForm(hides) };

  const forTypes = types === undefined ? [] : [`for ${named(types)} orders`];
  const own = { slug: slug ?? '', document: { orderMode: types, when: when.data } };
  // A new form that has no name has no place among the others yet.
  const sentFor = (rated: OrderTypeCode) =>
    slug === undefined
      ? isFor(types, rated)
        ? own
        : undefined
      : sentForm(own, { ratedOrder: rated, facts });
  const candidates = ratedOrder ? [ratedOrder] : (types ?? allTypes);
  const taken = candidates.find((rated) => sentFor(rated) === own);
  if (taken !== undefined)
    return {
      asks: ofForm(isFor(types, taken) ? [...forTypes, ...asks] : ['for orders that no other form is for']),
      hides: [],
    };
  const [rated] = candidates;
  if (rated === undefined) return hidden('its form is for no order');
  if (!isFor(types, rated))
    return hidden(ofForm([`${forTypes.join()}; you chose a ${orderTypeNames[rated]} order`]).join());
  return hidden(
    `for ${orderTypeNames[rated]} orders feedback-template/${sentFor(rated)?.slug} is sent in its place`,
  );
}

const allTypes = Object.keys(orderTypeNames) as OrderTypeCode[];

function isFor(types: readonly OrderTypeCode[] | undefined, rated: OrderTypeCode): boolean {
  return types === undefined || types.includes(rated);
}

const named = (types: readonly OrderTypeCode[]) =>
  types.length === 0 ? 'no' : types.map((type) => orderTypeNames[type]).join(', ');
