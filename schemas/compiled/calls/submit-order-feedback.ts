// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { submitOrderFeedback as source } from '../../api/feedback.ts';

export const submitOrderFeedback: EndpointOf<typeof source> = {
  id: "submitOrderFeedback",
  method: "POST",
  path: "/order-service/ve1/orders/feedback",
  background: true,
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    feedback: { is: 'essential', of: { is: 'object', fields: {
      id: { is: 'essential', of: { is: 'text', least: 1, most: 80 } },
      ticket: { is: 'essential', of: 'name' },
      type: [{ is: 'choice', of: ["ORDER","GENERAL"] }, "GENERAL"],
      orderId: [{ is: 'text', least: 1, most: 80 }],
      orderMode: [{ is: 'choice', of: ["D","P","DINEIN","CURB","IRCTC"] }],
      rating: [{ is: 'number', whole: true, least: 0, most: 5 }],
      tags: [{ is: 'list', of: 'text' }, []],
      category: ['text'],
      comment: ['text'],
      nps: [{ is: 'number', whole: true, least: 0, most: 10 }],
      givenAt: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/u }],
    } } },
    ticketMessage: 'name',
    reviewUrl: ['text'],
  } },
};
