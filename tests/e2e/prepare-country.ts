// Run as a program of its own before the server takes the data folder:
// node --import tsx tests/e2e/prepare-country.ts <data folder> <customers with two phones>. Prints the customers as JSON.
import { randomBytes } from 'node:crypto';
import { seedCatalog } from '#server/catalog/seed/seed-catalog.ts';
import { openDatabase } from '#server/database/database.ts';
import { gazetteer } from '#server/locator/seed/seed-country.ts';
import { sessionSecret } from '#server/kept-secret.ts';
import { createCustomersRepository } from '#server/session/customers-repository.ts';
import { createSessionRepository } from '#server/session/session-repository.ts';
import { readSettings } from '#server/settings.ts';
import type { Customer, PreparedCustomers } from './customers.ts';

const people = [
  { firstName: 'Asha', lastName: 'Rao', mobile: '9876543210', email: 'asha@example.in' },
  { firstName: 'Vikram', lastName: 'Iyer', mobile: '9812345678', email: 'vikram@example.in' },
] as const;

const settings = readSettings({ DATA_DIR: process.argv[2] });
const { db, close } = await openDatabase(settings, { firstRows: gazetteer });
await seedCatalog(db);
// No restaurant closes, so that tests can open the menu at any time of day. Stores that are switched off stay so.
await db.updateTable('stores').set({ opens: '00:00', closes: '00:00' }).execute();

const sessions = createSessionRepository({
  db,
  now: Date.now,
  randomBytes,
  secret: sessionSecret(settings, randomBytes),
  accessSeconds: settings.SESSION_TTL_SECONDS,
  refreshSeconds: settings.REFRESH_TTL_SECONDS,
});
const known = createCustomersRepository(db, Date.now);

async function logIn(person: Omit<Customer, 'credentials'>): Promise<Customer> {
  const customer = await known.findOrCreate(person);
  const { credentials } = await sessions.createLoggedInSession(customer, 'Chrome on Android');
  return { ...person, credentials };
}

const customers: Customer[] = [];
for (const [at, person] of people.entries())
  customers.push(await logIn({ ...person, userId: `u-journey-${at}`, cartId: `c-journey-${at}` }));
const withTwoPhones: [Customer, Customer][] = [];
for (let at = 0; at < Number(process.argv[3]); at += 1) {
  const mobile = `96${String(10_000_000 + at)}`;
  const person = { ...people[0], mobile, userId: `u-two-phones-${at}`, cartId: `c-two-phones-${at}` };
  withTwoPhones.push([await logIn(person), await logIn(person)]);
}
const newcomers: Customer[] = [];
for (let at = 0; at < 15; at += 1) {
  const mobile = `97${String(10_000_000 + at)}`;
  newcomers.push(
    await logIn({ ...people[0], mobile, userId: `u-newcomer-${at}`, cartId: `c-newcomer-${at}` }),
  );
}
await close();
process.stdout.write(JSON.stringify({ customers, newcomers, withTwoPhones } satisfies PreparedCustomers));
