import { z } from 'zod';
import { mobileNumber } from '#schemas/entities/customer.ts';
import type { AppUser } from './sandbox-partners.ts';

/** How the login of a partner's app can go, each tried by one choice of the page. */
export const appUsers = {
  asha: { name: 'Asha Menon', email: 'asha.menon@example.com', phone: '+919876543210' },
  ravi: { name: 'Ravi Kumar', email: 'ravi.kumar@example.com', phone: '+918765432109' },
  abroad: { name: 'Noor Fatima', email: 'noor.fatima@example.com', phone: '+9718765432108' },
  down: { name: 'Asha Menon', email: 'asha.menon@example.com', phone: '+919876543210', isDown: true },
} as const satisfies Record<string, AppUser>;

/** Somebody of the page, a mobile number that was typed, or nobody: they said no when the app asked them. */
const chosen = z.union([
  z.enum(Object.keys(appUsers) as [keyof typeof appUsers]),
  mobileNumber,
  z.literal('nobody'),
]);

/** Who was chosen on the page; null for somebody who said no, undefined where nobody was chosen. */
export function appUserOf(choice: string | undefined): AppUser | null | undefined {
  const { data } = chosen.safeParse(choice);
  if (data === undefined) return undefined;
  if (data === 'nobody') return null;
  return Object.hasOwn(appUsers, data)
    ? appUsers[data as keyof typeof appUsers]
    : { name: '', email: '', phone: `+91${data}` };
}
