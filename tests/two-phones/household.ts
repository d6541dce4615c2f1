import type { Browser } from '@playwright/test';
import type { JourneyApp } from '../e2e/server-fixture.ts';
import type { Plan } from './draw-steps.ts';
import { openPhone, type Phone } from './phone.ts';

export interface Parts {
  readonly browser: Browser;
  readonly app: JourneyApp;
}

/** A customer with two phones. */
interface Household {
  readonly phones: readonly [Phone, Phone];
  /** How many lives it has had. */
  lives: number;
  /** The last life ended as it should: both phones are logged in and online. */
  isFit: boolean;
}

/** The clock of a page is told everything anew when the page is loaded, which takes longer with each life. */
const mostLives = 6;

const households = new WeakMap<JourneyApp, Household>();
const used = new WeakMap<JourneyApp, number>();

/**
 * Two phones on the menu with an empty cart. Those of the life before, because opening a browser takes longer than a life; new ones for a customer who
 * logs in, because a number gets a code only once in 45 seconds.
 */
export async function householdFor(plan: Plan, parts: Parts): Promise<Household> {
  const { app } = parts;
  const last = households.get(app);
  if (last?.isFit && last.lives < mostLives && !plan.hasLogin) {
    last.isFit = false;
    last.lives += 1;
    await emptyCart(last.phones);
    return last;
  }
  households.delete(app);
  await Promise.all(last?.phones.map((phone) => phone.close()) ?? []);

  const at = used.get(app) ?? 0;
  used.set(app, at + 1);
  const sessions = app.withTwoPhones[at];
  if (!sessions) throw new Error(`The server knows ${at} customers with two phones, and another is needed.`);
  const open = (index: 0 | 1) =>
    openPhone({ ...parts, customer: sessions[index], isLoggedIn: plan.loggedIn[index] });
  const phones = [await open(0), await open(1)] as const;
  const household: Household = { phones, lives: 1, isFit: false };
  households.set(app, household);
  await Promise.all(phones.map((phone) => phone.start()));
  return household;
}

/** The cart of the last life goes, as if by a third phone. */
async function emptyCart(phones: Household['phones']): Promise<void> {
  await phones[0].emptyOnServer();
  for (const phone of phones) {
    await phone.look();
    await phone.goToMenu();
  }
}
