// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getPaymentOptions as source } from '../../api/payments.ts';

export const getPaymentOptions: EndpointOf<typeof source> = {
  id: "getPaymentOptions",
  method: "GET",
  path: "/payment-service/ve1/options/default",
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    options: { is: 'essential', of: { is: 'list', of: { is: 'object', fields: {
      paymentId: { is: 'essential', of: { is: 'text', least: 1, most: 40 } },
      paymentMode: { is: 'essential', of: 'name' },
      label: { is: 'essential', of: 'name' },
      text: ['text', ""],
      status: [{ is: 'choice', of: ["E","D"] }, "D"],
      reason: ['text'],
      img_url: ['text'],
      paymentUrl: ['text'],
      banks: [{ is: 'list', of: { is: 'object', fields: {
        code: { is: 'essential', of: { is: 'text', least: 1, most: 40 } },
        name: { is: 'essential', of: 'name' },
        group: [{ is: 'choice', of: ["Popular Banks","Other Banks"] }, "Other Banks"],
      } } }, []],
      asksCard: ['flag', true],
      netPrice: ['count'],
    } } } },
    netPrice: { is: 'essential', of: 'count' },
    wallet: [{ is: 'object', fields: {
      paymentId: 'name',
      balance: 'count',
      netPrice: ['count'],
    } }],
    upiIntentConfig: [{ is: 'object', fields: {
      android: [{ is: 'list', of: { is: 'choice', of: ["intent","collect","qr"] }, least: 1 }, ["collect"]],
      androidInTest: [{ is: 'list', of: { is: 'choice', of: ["intent","collect","qr"] }, least: 1 }, ["intent"]],
      ios: [{ is: 'list', of: { is: 'choice', of: ["intent","collect","qr"] }, least: 1 }, ["collect"]],
      desktop: [{ is: 'list', of: { is: 'choice', of: ["intent","collect","qr"] }, least: 1 }, ["collect"]],
      vpaPattern: ['text', "^[a-zA-Z0-9._-]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,63}$"],
    } }, {"android":["collect"],"androidInTest":["intent"],"ios":["collect"],"desktop":["collect"],"vpaPattern":"^[a-zA-Z0-9._-]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,63}$"}],
    careText: ['text', ""],
  } },
};
