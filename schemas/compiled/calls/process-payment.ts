// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { processPayment as source } from '../../api/payments.ts';

export const processPayment: EndpointOf<typeof source> = {
  id: "processPayment",
  method: "POST",
  path: "/payment-service/ve1/payment/process",
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    form: [{ is: 'object', fields: {
      url: { is: 'essential', of: 'name' },
      fields: { is: 'essential', of: { is: 'record', of: 'text' } },
      card: [{ is: 'object', fields: {
        number: 'text',
        name: 'text',
        month: 'text',
        year: 'text',
        cvv: 'text',
        network: [{ is: 'object', fields: {
          field: 'text',
          codes: { is: 'record', of: 'text' },
        } }],
      } }],
    } }],
    url: ['text'],
  } },
};
