import type { getPaymentOptions } from '#schemas/compiled/calls/get-payment-options.ts';
import type { initiateOrder } from '#schemas/compiled/calls/initiate-order.ts';
import type { processPayment } from '#schemas/compiled/calls/process-payment.ts';
import type { verifyPayment } from '#schemas/compiled/calls/verify-payment.ts';
import type { BodyOf, DataOf } from '#schemas/endpoint.ts';

/** All that the screens of payment start from. */
export type Options = DataOf<typeof getPaymentOptions>;
export type PaymentOption = Options['options'][number];
export type Bank = PaymentOption['banks'][number];

/** Where a transaction stands, and what comes next. */
export type Step = DataOf<typeof initiateOrder>;
export type TransactionStatus = DataOf<typeof verifyPayment>;

/** The form that the browser sends to a gateway. */
export type GatewayForm = NonNullable<DataOf<typeof processPayment>['form']>;

type Initiation = BodyOf<typeof initiateOrder>;
export type OrderDetails = Initiation['orderDetails'];
export type Instrument = NonNullable<Initiation['paymentDetails']['instrument']>;
