// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { resetVoucherPin as source } from '../../api/payments.ts';

export const resetVoucherPin: EndpointOf<typeof source> = {
  id: "resetVoucherPin",
  method: "POST",
  path: "/order-service/ve3/evoucher/:voucherCode/reset_pin",
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {
    text: 'text',
  } },
};
