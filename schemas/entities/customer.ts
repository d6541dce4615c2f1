import { z } from 'zod';
import { customerFieldMax as max, mobilePattern } from './customer-fields.ts';

export const mobileNumber = z.string().regex(mobilePattern);

/** VAL-37. Six digits. */
export const oneTimeCode = z.string().regex(/^\d{6}$/);

/** What a customer may change (PRF-01, PRF-02). The last name may be empty: many people have one name. */
export const profile = z.object({
  firstName: z.string().trim().min(1).max(max.firstName),
  lastName: z.string().trim().max(max.lastName),
  email: z.email().max(max.email),
});

/** What of it is changed. The rest stays as it is: another device may have changed that. */
export const profileChanges = profile.partial();

export type Profile = z.output<typeof profile>;
export type ProfileChanges = z.output<typeof profileChanges>;
