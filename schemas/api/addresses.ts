import { z } from 'zod';
import { defineCall } from '../call.ts';
import { addressInput, savedAddress } from '../entities/address.ts';
import { replyOf } from './reply.ts';

const ofUser = z.object({
  userId: z.string().describe('User id, or the mobile number where that is unknown.'),
});
const ofAddress = z.object({ addressId: z.string() });

/** API-123. Logged-in customers only, as all of these. */
export const getAddresses = defineCall({
  id: 'getAddresses',
  method: 'GET',
  path: '/customer-service/ve2/user/:userId/addresses',
  summary: 'Saved addresses of a customer, the newest first',
  params: ofUser,
  reply: replyOf(z.object({ addresses: z.array(savedAddress) })),
});

/** API-124. The same address twice is one. */
export const saveAddress = defineCall({
  id: 'saveAddress',
  method: 'POST',
  path: '/customer-service/ve2/user/:userId/addresses',
  summary: 'Saves an address',
  params: ofUser,
  body: z.object({ data: addressInput }),
  reply: replyOf(z.object({ address: savedAddress })),
});

/** API-125. */
export const updateAddress = defineCall({
  id: 'updateAddress',
  method: 'PUT',
  path: '/customer-service/ve2/user/addresses/:addressId',
  summary: 'Changes a saved address',
  params: ofAddress,
  body: z.object({ data: addressInput }),
  reply: replyOf(z.object({ address: savedAddress })),
});

/** API-126. */
export const deleteAddress = defineCall({
  id: 'deleteAddress',
  method: 'DELETE',
  path: '/customer-service/ve2/user/addresses/:addressId',
  summary: 'Deletes a saved address',
  params: ofAddress,
  reply: replyOf(z.object({})),
});
