// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { deleteTrainOrder as source } from '../../api/trains.ts';

export const deleteTrainOrder: EndpointOf<typeof source> = {
  id: "deleteTrainOrder",
  method: "DELETE",
  path: "/order-service/ve1/orders/irctc/:orderId",
  auth: "session",
  enveloped: true,
  reply: { is: 'object', fields: {} },
};
