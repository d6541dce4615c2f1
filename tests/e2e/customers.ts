import type { Page } from '@playwright/test';
import type { LoggedInCredentials } from '../../schemas/entities/session.ts';

/** A logged-in customer as the server knows them. */
export interface Customer {
  readonly userId: string;
  readonly cartId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly email: string;
  readonly credentials: LoggedInCredentials;
}

export interface PreparedCustomers {
  readonly customers: readonly Customer[];
  /** Who have no orders yet; each is for one test. */
  readonly newcomers: readonly Customer[];
  /** Each of them logged in twice. */
  readonly withTwoPhones: readonly (readonly [Customer, Customer])[];
}

/** Puts the session of a customer where the app keeps it (src/features/session/session-storage.ts), before the first page of the visit. */
export async function logIn(page: Page, customer: Customer): Promise<void> {
  const { cartId, ...person } = customer;
  const userInfo = { ...person, isLoggedIn: true, loginType: 'OTP' };
  await page.addInitScript(
    ([info, cart]) => {
      // Later pages of the visit use the session as the app has stored it.
      if (localStorage.getItem('userInfo') !== null) return;
      localStorage.setItem('userInfo', JSON.stringify({ v: 1, d: info }));
      localStorage.setItem('cartId', JSON.stringify({ v: 1, d: cart }));
    },
    [userInfo, cartId] as const,
  );
}

/** Gives the device a position and the permission to report it. */
export async function standAt(page: Page, position: { latitude: number; longitude: number }): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(position);
}

export const indiranagar = { latitude: 12.9719, longitude: 77.6412 } as const;
