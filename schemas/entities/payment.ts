import { z } from 'zod';
import { essential } from '../essential.ts';
import { bankGroups, orderResults } from '../payment-actions.ts';

// Ways to pay, and the steps of a payment (spec §3, Payment). Amounts are integer paise.

const amount = z.int().min(0);
export const transactionId = z.string().min(1).max(40);
/** PAY-04: E can be chosen, D is shown and cannot. */
const status = z.enum(['E', 'D']);

export const bank = z.object({
  code: essential(z.string().min(1).max(40)),
  name: essential(z.string().min(1)),
  group: z.enum(bankGroups).default('Other Banks'),
});

/** PAY-03. The spelling of the fields is that of the specification. */
export const paymentOption = z.object({
  paymentId: essential(z.string().min(1).max(40)),
  paymentMode: essential(z.string().min(1)).describe(
    'Code of the way to pay: see schemas/payment-modes.ts. One that the app does not know cannot be chosen.',
  ),
  label: essential(z.string().min(1)),
  text: z.string().default('').describe('A line below the label.'),
  status: status.default('D'),
  reason: z.string().optional().describe('Why it cannot be chosen now, for customers.'),
  img_url: z.string().optional(),
  paymentUrl: z.string().optional().describe('Page of the provider, for the screen /payment.'),
  banks: z.array(bank).default([]).describe('Net banking, mobile banking and other wallets: where from.'),
  asksCard: z
    .boolean()
    .default(true)
    .describe(
      'Cards: their number is asked for on our page. False where the gateway asks for it on its own.',
    ),
  netPrice: amount
    .optional()
    .describe('What the order costs when it is paid so, where an offer depends on it.'),
});
export type PaymentOption = z.output<typeof paymentOption>;

const upiFlow = z.enum(['intent', 'collect', 'qr']);
/** How UPI is asked for on each kind of device; the default is that of the specification (PAY-09, PAY-10). */
export const upiIntentConfig = z.object({
  android: z.array(upiFlow).min(1).default(['collect']),
  androidInTest: z
    .array(upiFlow)
    .min(1)
    .default(['intent'])
    .describe("On Android for customers whose variant of upi_intentflow_ab is 'intent' or 'test'."),
  ios: z.array(upiFlow).min(1).default(['collect']),
  desktop: z.array(upiFlow).min(1).default(['collect']),
  vpaPattern: z.string().default('^[a-zA-Z0-9._-]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,63}$'),
});

/** All that the screens of payment start from (API-086). */
export const paymentOptions = z.object({
  options: essential(z.array(paymentOption)),
  netPrice: essential(amount).describe('What the cart costs now.'),
  wallet: z
    .object({
      paymentId: z.string().min(1),
      balance: amount,
      netPrice: amount
        .optional()
        .describe('What the order costs when the wallet alone pays it, where an offer depends on that.'),
    })
    .optional()
    .describe('The loyalty wallet of a customer who has one (PAY-13).'),
  upiIntentConfig: upiIntentConfig.default(upiIntentConfig.parse({})),
  careText: z.string().default(''),
});
export type PaymentOptions = z.output<typeof paymentOptions>;

/** A form that the browser sends to a gateway. Card fields are added in the browser and reach nobody else (PAY-25). */
export const gatewayForm = z.object({
  url: essential(z.string().min(1)),
  fields: essential(z.record(z.string(), z.string())),
  card: z
    .object({
      number: z.string(),
      name: z.string(),
      month: z.string(),
      year: z.string(),
      cvv: z.string(),
      network: z
        .object({ field: z.string(), codes: z.record(z.string(), z.string()) })
        .optional()
        .describe(
          'A field that takes the code of the card network: visa, mastercard, maestro, rupay or amex. It keeps its value for one without a code.',
        ),
    })
    .optional()
    .describe('Names of the fields of a card, where the gateway takes it from our page.'),
});
export type GatewayForm = z.output<typeof gatewayForm>;

const upiStep = z.object({
  requestId: z.string().optional().describe('Without one nothing was asked of the UPI app (ERR-19).'),
  link: z.string().optional().describe('upi://pay?…, also as a QR code.'),
  apps: z
    .array(z.object({ id: z.string(), label: z.string(), link: z.string() }))
    .default([])
    .describe('Links that open one app each.'),
  vpa: z.string().optional(),
});

/** Where an order that is being paid stands, and what comes next (PAY-17). */
export const paymentStep = z.object({
  orderTransactionId: essential(transactionId),
  action: essential(z.string()).describe('One of schemas/payment-actions.ts; any other is an error.'),
  amount: essential(amount).describe('What is paid now, besides the wallet.'),
  walletAmount: amount.default(0),
  workflowId: z.string().optional().describe('What polling asks for.'),
  expiresAt: z.iso.datetime().optional().describe('Until when it can be paid.'),
  form: gatewayForm.optional(),
  url: z.string().optional().describe('PAY_PAGE and REDIRECT.'),
  upi: upiStep.optional(),
  promo: z
    .object({ code: z.string(), text: z.string(), netPrice: amount })
    .optional()
    .describe('REMOVE_PROMO: the code that does not go with this way to pay, and the price without it.'),
  mobile: z.string().optional().describe('Where a code was sent, or goes to, masked.'),
  codeSentAt: z.iso
    .datetime()
    .optional()
    .describe('COD_OTP: when the code was texted last. Without it, it was not.'),
  balance: amount.optional().describe('Of the wallet of the provider.'),
  orderId: z.string().optional().describe('THANKYOU: the order that was placed.'),
});
export type PaymentStep = z.output<typeof paymentStep>;

/** How an order went (API-076). Who does not own it learns `orderStatus` and `isCancelled` alone. */
export const transactionStatus = z.object({
  orderTransactionId: essential(transactionId),
  orderStatus: z.enum(orderResults).default('WAIT'),
  orderId: z.string().optional(),
  amount: amount.optional(),
  paymentMode: z.string().optional(),
  isOwn: z.boolean().default(false).describe('The session may see the order.'),
  isCancelled: z.boolean().default(false).describe('There was an order, and the restaurant cancelled it.'),
  reason: z.string().optional().describe('Why it failed, for customers.'),
  refund: z
    .object({ amount, state: z.enum(['due', 'done']) })
    .optional()
    .describe('Money that came for an order that there is not.'),
  step: paymentStep.optional().describe('What the customer still has to do.'),
});
export type TransactionStatus = z.output<typeof transactionStatus>;
