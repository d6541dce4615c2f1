import { z } from 'zod';
import { feedbackTypes } from './entities/feedback.ts';
import { loginType } from './entities/session.ts';
import { passbookTypes } from './entities/wallet.ts';
import { orderTypeCode } from './node.ts';
import { paymentModeCodes } from './payment-modes.ts';

// Every event that the app sends to analytics (spec §3, Analytics). docs/events.md is printed from this list by `npm run schemas`, and the browser
// gets its types alone. No event has a mobile number, a name, an address, a code or a token.

export const eventChannel = 'PWA';

/** What stands in the name of each property that every event has. */
export const commonProperties = z.strictObject({
  channel: z.literal(eventChannel).describe('Always the same (ANA-02).'),
});

const short = z.string().max(200);
const paise = z.int().describe('In paise.');
const code = z
  .string()
  .max(80)
  .describe('Code of the server, or of the app in capitals. Empty where there is none.');

/** ANA-03. A dish of the cart or of an order. */
export const eventItem = z.strictObject({
  item_id: short.describe("The product's code in the kitchen, else its id in the catalogue."),
  product_name: short,
  mrp: paise.describe('Price of one unit in the catalogue, in paise.'),
  quantity: z.int().min(1).describe('Units that the event is about.'),
  size: short.describe('Empty where there are no sizes.'),
  image_url: short.describe('Empty where there is no picture.'),
  category: short.describe('Empty where it is not known.'),
  entry_page: short.describe('Name of the screen on which it was put into the cart.'),
});

const popup = z.strictObject({ popup: z.string().max(80).describe('Which one: `install`, `review`.') });
const widget = z.strictObject({
  document: short,
  version: short,
  nodeId: short,
  type: short,
  name: short,
  campaign: short.exactOptional(),
  href: z.string().max(500).exactOptional().describe('Address of the link.'),
});
const order = z.strictObject({ order_id: short });

interface EventDefinition<Properties extends z.ZodObject = z.ZodObject> {
  /** Part of the journey, by which the documentation groups. */
  readonly area: string;
  /** When it is sent. */
  readonly when: string;
  readonly properties: Properties;
}

function event<P extends z.ZodObject>(area: string, when: string, properties: P): EventDefinition<P> {
  return { area, when, properties };
}

const none = z.strictObject({});

export const events = {
  page_view: event(
    'Screens',
    'A screen is shown. A change within a screen counts none.',
    z.strictObject({
      screen_name: short.describe('`Home Screen`, `Menu Screen`, `Feedback_Page` …'),
      source: z
        .literal('homescreen')
        .exactOptional()
        .describe('The home page, also where the app was opened by its icon (ANA-05).'),
    }),
  ),
  widget_impression: event(
    'Screens',
    'Half of a node was on the screen for 800 ms, once in a page view.',
    widget,
  ),
  widget_click: event('Screens', 'A link or a button of a node was pressed.', widget),

  popup_display: event('Popups', 'A marketing popup is shown.', popup),
  popup_click: event('Popups', 'What it offers was asked for.', popup),
  popup_dismiss: event('Popups', 'It was closed without that.', popup),
  popup_opt_in_display: event('Popups', 'The browser asks for a permission after it.', popup),
  popup_allowed: event('Popups', 'The permission was given.', popup),
  popup_denied: event('Popups', 'The permission was refused.', popup),

  login_code_send: event(
    'Login',
    'A one-time code was sent to a number.',
    z.strictObject({ is_again: z.boolean().describe('It was asked for once more.') }),
  ),
  login_fail: event(
    'Login',
    'A login or the sending of its code was refused.',
    z.strictObject({ step: short, code }),
  ),
  login: event('Login', 'A customer has logged in.', z.strictObject({ login_type: loginType })),
  logout: event('Login', 'A customer has logged out.', none),
  profile_save: event('Login', 'The profile was saved.', none),

  order_type_choose: event(
    'Location',
    'Another order type is in use.',
    z.strictObject({ order_type: orderTypeCode }),
  ),
  store_choose: event(
    'Location',
    'A restaurant was chosen, or found for the place of the customer.',
    z.strictObject({ store_id: short, order_type: orderTypeCode }),
  ),
  store_refuse: event(
    'Location',
    'No restaurant takes the order at this place.',
    z.strictObject({ reason: z.enum(['unavailable', 'offline', 'failed']), code }),
  ),
  location_permission: event(
    'Location',
    'The browser said whether the app may ask for the position.',
    z.strictObject({ permission: short }),
  ),
  address_save: event(
    'Location',
    'An address was saved, changed or deleted.',
    z.strictObject({ change: z.enum(['new', 'changed', 'deleted']) }),
  ),

  veg_only_switch: event(
    'Menu',
    'The switch for vegetarian food was turned.',
    z.strictObject({ on: z.boolean() }),
  ),
  favourite_set: event(
    'Menu',
    'A dish became a favourite, or is none any more.',
    z.strictObject({ product_id: short, favourite: z.boolean() }),
  ),

  cart_add: event('Cart', 'Units were put into the cart, anywhere.', eventItem),
  cart_remove: event('Cart', 'Units were taken out of it by the customer.', eventItem),
  cart_edit: event('Cart', 'The choices of a line were changed.', eventItem),
  coupon_apply: event('Coupon', 'The cart has taken a code.', z.strictObject({ code: short })),
  coupon_refuse: event('Coupon', 'A code was refused.', z.strictObject({ code: short })),
  coupon_remove: event('Coupon', 'The code of the cart was removed.', z.strictObject({ code: short })),

  checkout_begin: event(
    'Checkout',
    'The ways to pay are there for the first time.',
    z.strictObject({ value: paise, units: z.int() }),
  ),
  payment_choose: event(
    'Payment',
    'A way to pay was chosen.',
    z.strictObject({ payment_type: z.enum(paymentModeCodes) }),
  ),
  wallet_switch: event(
    'Payment',
    'The wallet is used for the order, or no longer.',
    z.strictObject({ on: z.boolean() }),
  ),
  payment_begin: event(
    'Payment',
    'The button that places the order was pressed.',
    z.strictObject({
      payment_type: z.enum(paymentModeCodes).exactOptional().describe('Absent for the wallet alone.'),
    }),
  ),
  payment_fail: event(
    'Payment',
    'The order or its payment did not go on, and the page says why.',
    z.strictObject({
      payment_type: z
        .enum(paymentModeCodes)
        .exactOptional()
        .describe('Absent for the wallet alone, and after the way to a bank.'),
    }),
  ),
  order_place: event(
    'Order',
    'The page has learned that there is an order, once for each.',
    z.strictObject({ ...order.shape, value: paise, payment_type: short, units: z.int() }),
  ),
  order_item: event(
    'Order',
    'Beside `order_place`, one for each dish.',
    z.strictObject({ ...order.shape, ...eventItem.shape }),
  ),
  order_again: event('Order', 'The dishes of an earlier order were put into the cart.', none),
  order_favourite_set: event(
    'Order',
    'An order became a favourite, or is none any more.',
    z.strictObject({ favourite: z.boolean() }),
  ),
  order_stage: event(
    'Tracking',
    'The tracking page shows a stage, once for each in a page view.',
    z.strictObject({ ...order.shape, stage: z.int() }),
  ),
  feedback_send: event(
    'Feedback',
    'A feedback has arrived at the server, with how likely its customer is to recommend the shop where that was asked.',
    z.strictObject({
      about: z.enum(feedbackTypes),
      order_id: short.exactOptional().describe('Absent where it is about no order.'),
      is_change: z.boolean().describe('It took the place of what was said before.'),
      rating: z.int().exactOptional().describe('From 0, the worst, to 5.'),
      nps: z.int().exactOptional().describe('From 0 to 10.'),
    }),
  ),
  feedback_fail: event(
    'Feedback',
    'The server did not take a feedback. One that waits for the connection has not failed.',
    z.strictObject({ code }),
  ),
  feedback_dismiss: event('Feedback', 'The question for feedback was closed.', none),
  problem_report: event(
    'Feedback',
    'A problem with an order was reported.',
    z.strictObject({ ...order.shape, problem: short.describe('Which kind of problem.') }),
  ),

  passbook_show: event(
    'Wallet',
    'Lines of the passbook are shown, once for each filter in a page view.',
    z.strictObject({ filter: z.enum(['ALL', ...passbookTypes]) }),
  ),

  train_find: event(
    'Train',
    'The journey of a PNR was found, once for each in a visit. No event has a PNR.',
    z.strictObject({ open_stations: z.int().describe('To how many stations one can order.') }),
  ),
  train_fail: event(
    'Train',
    'A step to an order to a train was refused. That of a PNR is told once in a visit for each reason.',
    z.strictObject({ step: z.enum(['pnr', 'begin', 'code', 'save', 'delete']), code }),
  ),
  train_order_begin: event(
    'Train',
    'An order to a seat was begun, and its code sent where one is needed.',
    z.strictObject({ station_code: short, store_id: short }),
  ),
  train_order_save: event(
    'Train',
    'The seat was saved: the cart can be paid.',
    z.strictObject({ station_code: short, store_id: short }),
  ),
  train_order_delete: event('Train', 'An order to a seat that was not paid was deleted.', none),

  token_mismatch: event(
    'Technical',
    'A request had a token that does not go with the session, and went without it (SES-32).',
    z.strictObject({ dropped: z.enum(['refreshToken', 'sessionToken']) }),
  ),
  gateway_failure: event(
    'Technical',
    'A call of a payment gateway failed (REQ-36).',
    z.strictObject({ endpoint: short, kind: short, status: z.int().nullable(), code }),
  ),
  document_fault: event(
    'Technical',
    'Something that came in, or was stored, did not fit its schema, and was repaired or left out. Once for each.',
    z.strictObject({ document: short, version: short, nodeId: short, path: z.string().max(500), code }),
  ),
  web_vital: event(
    'Technical',
    'How fast the first page of a visit was, told when it is left.',
    z.strictObject({
      metric: z.enum(['LCP', 'CLS', 'INP', 'TTFB']),
      value: z.number().min(0).describe('Milliseconds; for CLS the score.'),
      screen_name: short,
    }),
  ),
} as const;

export type EventName = keyof typeof events;
export type PropertiesOf<Name extends EventName> = Readonly<z.output<(typeof events)[Name]['properties']>>;
export type EventItem = Readonly<z.output<typeof eventItem>>;

/** A name and the properties that go with it. */
export type NamedEvent = {
  [Name in EventName]: { readonly name: Name; readonly properties: PropertiesOf<Name> };
}[EventName];

/** Made when the first event of a name comes: zod compiles an object at its first use, which takes longer than to read many. */
const shapes = new Map<EventName, z.ZodType>();

function shapeOf(name: EventName): z.ZodType {
  const known = shapes.get(name);
  if (known) return known;
  const shape = z.strictObject({ ...commonProperties.shape, ...events[name].properties.shape });
  shapes.set(name, shape);
  return shape;
}

/** Why an event is not one of the list; null where it is. */
export function faultOfEvent({ name, properties }: { name: string; properties: unknown }): string | null {
  if (!Object.hasOwn(events, name)) return 'unknown event';
  const read = shapeOf(name as EventName).safeParse(properties);
  return read.success
    ? null
    : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
