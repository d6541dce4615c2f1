// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getOrderStatus as source } from '../../api/orders.ts';

export const getOrderStatus: EndpointOf<typeof source> = {
  id: "getOrderStatus",
  method: "GET",
  path: "/order-service/ve3/orders/status",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    orderTransactionId: { is: 'essential', of: { is: 'text', least: 1, most: 40 } },
    orderStatus: [{ is: 'choice', of: ["WAIT","SUCCESS","FAILED","UNKNOWN","PENDING"] }, "WAIT"],
    orderId: ['text'],
    amount: ['count'],
    paymentMode: ['text'],
    isOwn: ['flag', false],
    isCancelled: ['flag', false],
    reason: ['text'],
    refund: [{ is: 'object', fields: {
      amount: 'count',
      state: { is: 'choice', of: ["due","done"] },
    } }],
    step: [{ is: 'object', fields: {
      orderTransactionId: { is: 'essential', of: { is: 'text', least: 1, most: 40 } },
      action: { is: 'essential', of: 'text' },
      amount: { is: 'essential', of: 'count' },
      walletAmount: ['count', 0],
      workflowId: ['text'],
      expiresAt: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u }],
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
      upi: [{ is: 'object', fields: {
        requestId: ['text'],
        link: ['text'],
        apps: [{ is: 'list', of: { is: 'object', fields: {
          id: 'text',
          label: 'text',
          link: 'text',
        } } }, []],
        vpa: ['text'],
      } }],
      promo: [{ is: 'object', fields: {
        code: 'text',
        text: 'text',
        netPrice: 'count',
      } }],
      mobile: ['text'],
      codeSentAt: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u }],
      balance: ['count'],
      orderId: ['text'],
    } }],
  } },
};
