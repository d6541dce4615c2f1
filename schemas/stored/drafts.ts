import { z } from 'zod';
import { feedbackAnswers, npsScore, submissionId } from '../entities/feedback.ts';
import { addressLabel } from '../entities/address.ts';
import { socialSource } from '../entities/session.ts';
import { essential } from '../essential.ts';
import type { Immutable } from '../immutable.ts';
import { defineStored } from '../stored-value.ts';

// Unfinished input, which survives a reload, a failed call and a login in between.

const productByPlace = z.record(z.string(), z.string());

/** What has been chosen for the places of combos, by product (WID-20): place → product. */
export const comboOptionSelections = defineStored({
  name: 'comboOptionSelections',
  keptIn: 'device',
  version: 1,
  schema: z.record(z.string(), productByPlace),
});

export const choiceSchema = z.object({
  sizeId: essential(z.string()).optional(),
  crustId: essential(z.string()).optional(),
  extras: z
    .record(z.string(), z.int().min(0))
    .describe(
      'Portions by key of the extra. The key stays the same when the size, and with it the variant, changes.',
    ),
  options: productByPlace.describe('Product by place of the combo.'),
  quantity: z.int().min(1),
  crustChange: z
    .object({ from: z.string(), to: z.string() })
    .nullable()
    .default(null)
    .describe('The crust that a change of size removed, and the one that replaced it; shown as a note.'),
});

/** An unfinished choice; its id is the product and the line of the cart that is changed. */
export const customiseDraft = defineStored({
  name: 'customise',
  keptIn: 'tab',
  version: 1,
  schema: choiceSchema,
});

/** The mix of every-day-value items that is being made: units by product. */
export const edvMixDraft = defineStored({
  name: 'edvMixMenu',
  keptIn: 'tab',
  version: 1,
  schema: z.record(z.string(), z.int().min(1)),
});

const fieldValue = z.union([z.number(), z.string(), z.array(z.string())]);

/** Answers to the feedback form of an order, which is its id: node → value. */
export const feedbackDraft = defineStored({
  name: 'feedback',
  keptIn: 'tab',
  version: 1,
  schema: z.object({
    values: z.record(z.string(), fieldValue),
    tapped: z
      .number()
      .nullable()
      .describe(
        'The rating in the page address that the draft has used already: a different one that is tapped later replaces it.',
      ),
    submissionId: submissionId
      .optional()
      .describe('Of the try to send it: another try with the same one is the same feedback.'),
  }),
});

/** Feedback that was sent and is not known to have arrived: it is sent again when the connection is back, also after a reload. */
export const feedbackWaiting = defineStored({
  name: 'feedbackWaiting',
  keptIn: 'device',
  version: 1,
  schema: z.array(
    z.object({
      owner: essential(z.string()).describe(
        'The customer whose feedback it is. It is sent as theirs or not at all.',
      ),
      submissionId: essential(submissionId),
      feedbackId: essential(z.string()).optional().describe('The feedback that it changes.'),
      orderId: essential(z.string()).optional(),
      isOlderForm: z.boolean().default(false).describe('The form came by the older call (API-135).'),
      values: z
        .record(z.string(), fieldValue)
        .describe('As they were typed: what is refused goes back into the form.'),
      answers: essential(feedbackAnswers.extend({ nps: npsScore.optional() })),
    }),
  ),
});

/** A problem with an order that is being written; its id is the order. */
export const problemDraft = defineStored({
  name: 'problem',
  keptIn: 'tab',
  version: 1,
  schema: z.object({
    categoryId: z.string().nullable().default(null),
    issueIds: z.array(z.string()).default([]),
    comment: z.string().default(''),
    submissionId: submissionId.optional(),
  }),
});

/** Where an address is: the pin's position, and the locality that it is in. */
export const addressPlace = z.object({
  latitude: z.number(),
  longitude: z.number(),
  city: z.string(),
  city_region: z.string(),
  area_level0: z.string(),
  area_level1: z.string(),
  area_level2: z.string(),
});

export const addressValues = z.object({
  name: z.string().default(''),
  mobile: z.string().default(''),
  email: z.string().default(''),
  city: z.string().default(''),
  place: addressPlace.nullable().default(null),
  address: z.string().default(''),
  houseNo: z.string().default(''),
  floor: z.string().default(''),
  landmark: z.string().default(''),
  label: addressLabel.default('Home'),
});

/** The filled-in fields of an address; the id is that of the saved address, or says that it is new. */
export const addressDraft = defineStored({
  name: 'address',
  keptIn: 'tab',
  version: 1,
  schema: z.object({
    values: addressValues,
    pin: z
      .string()
      .nullable()
      .describe(
        'The pin that the draft has used already: a different one that comes back from the map replaces it.',
      ),
    owner: z.string().nullable().describe("The customer whose details these are; null for a guest's."),
  }),
});

/** What a text message is waited for. */
const loginWay = z.enum(['code', 'password', 'social']);

/** The number that a code was texted to, so that a reload goes on with that step of the login. The code itself is never kept. */
export const loginStep = defineStored({
  name: 'loginStep',
  keptIn: 'tab',
  version: 1,
  schema: z.object({
    way: loginWay.default('code'),
    source: socialSource.optional().describe('The provider of a social sign-up.'),
    mobile: z.string(),
    resendAt: z.number().describe('When another code may be asked for: epoch milliseconds.'),
    goodUntil: z.number().describe('When the code ends: epoch milliseconds.'),
  }),
});

/** The mobile number that was typed for a login, so that each way of logging in begins with it. */
export const loginNumber = defineStored({
  name: 'loginNumber',
  keptIn: 'tab',
  version: 1,
  schema: z.string(),
});

/** What a customer has changed in the profile and not saved: the changed fields alone, so that others follow a save in another tab. */
export const profileDraft = defineStored({
  name: 'profile',
  keptIn: 'tab',
  version: 1,
  schema: z.object({
    owner: z.string().describe('The customer whose profile it is.'),
    edits: z.object({
      firstName: z.string().optional(),
      lastName: z.string().optional(),
      email: z.string().optional(),
    }),
  }),
});

/** A social login whose customer is at the provider. It is removed as soon as they are back. */
export const socialAttempt = defineStored({
  name: 'socialAttempt',
  keptIn: 'tab',
  version: 1,
  schema: z.object({
    source: socialSource,
    state: z
      .string()
      .describe('What the provider has to send back: the answer to this attempt and no other.'),
    nonce: z.string(),
    verifier: z.string(),
    redirectUrl: z.string().optional(),
  }),
});

/** The filled-in fields of a social sign-up. */
export const signUpDraft = defineStored({
  name: 'signUp',
  keptIn: 'tab',
  version: 1,
  schema: z.object({
    account: z
      .string()
      .describe('The email address of the account that signs up: another account begins anew.'),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    mobile: z.string(),
  }),
});

/** What a guest wanted to do when the login led to a provider; it is done afterwards. */
export const loginWish = defineStored({
  name: 'loginWish',
  keptIn: 'tab',
  version: 1,
  schema: z.object({ productId: z.string(), favourite: z.boolean() }),
});

/** Scroll position of the menu when the customer left the page. */
export const menuPlace = defineStored({
  name: 'menuPlace',
  keptIn: 'tab',
  version: 1,
  schema: z.object({ page: z.string(), section: z.string().optional(), below: z.number().default(0) }),
});

export type Choice = Readonly<z.output<typeof choiceSchema>>;
export type EdvMix = Readonly<z.output<typeof edvMixDraft.schema>>;
/** What one field of a form holds: a rating or a score, a category or a comment, tags. */
export type FieldValue = Readonly<z.output<typeof fieldValue>>;
/** Id of a field's node → its value. A field without an answer has no entry. */
export type FeedbackValues = Readonly<Record<string, FieldValue>>;
export type FeedbackDraft = Readonly<Omit<z.output<typeof feedbackDraft.schema>, 'values'>> & {
  readonly values: FeedbackValues;
};
export type TrainDraft = Readonly<z.output<typeof trainDraft.schema>>;
export type FeedbackWaiting = Immutable<z.output<typeof feedbackWaiting.schema>>[number];
export type ProblemDraft = Immutable<z.output<typeof problemDraft.schema>>;
export type LoginWay = z.output<typeof loginWay>;
export type SocialAttempt = Readonly<z.output<typeof socialAttempt.schema>>;
export type SignUpDraft = Readonly<z.output<typeof signUpDraft.schema>>;
export type LoginWish = Readonly<z.output<typeof loginWish.schema>>;
export type LoginStep = Readonly<z.output<typeof loginStep.schema>>;
export type AddressPlace = Readonly<z.output<typeof addressPlace>>;
export type AddressValues = z.output<typeof addressValues>;
export type AddressDraft = Readonly<z.output<typeof addressDraft.schema>>;
export type ProfileEdits = Readonly<z.output<typeof profileDraft.schema>['edits']>;

/** An order to a train that is being made: what was typed, and the station that was chosen. No code stands here. */
export const trainDraft = defineStored({
  name: 'train',
  keptIn: 'tab',
  version: 1,
  schema: z.object({
    pnr: z.string().default(''),
    stationCode: z.string().optional(),
    storeId: z.string().optional(),
    orderId: z.string().optional().describe('Of the order that the server has begun.'),
    isSaved: z.boolean().default(false).describe('Its seat is confirmed: it can be paid.'),
    name: z.string().optional(),
    mobile: z.string().optional(),
    seat: z.string().optional().describe('Coach and berth.'),
    instructions: z.string().default(''),
  }),
});
