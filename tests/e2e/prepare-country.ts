// Run as a program of its own before the server takes the data folder: node --import tsx tests/e2e/prepare-country.ts <data folder>. Prints
// the customers as JSON.
import { randomBytes } from 'node:crypto';
import { seedCatalog } from '#server/catalog/seed/seed-catalog.ts';
import { openDatabase } from '#server/database/database.ts';
import { gazetteer } from '#server/locator/seed/seed-country.ts';
import { sessionSecret } from '#server/kept-secret.ts';
import { createCustomersRepository } from '#server/session/customers-repository.ts';
import { createSessionRepository } from '#server/session/session-repository.ts';
import { readSettings } from '#server/settings.ts';
import type { Customer } from './customers.ts';

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
const customers: Customer[] = [];
for (const [at, person] of people.entries()) {
  const attributes = { ...person, userId: `u-journey-${at}`, cartId: `c-journey-${at}` };
  const { credentials } = await sessions.createLoggedInSession(
    await known.findOrCreate(attributes),
    'Chrome on Android',
  );
  customers.push({ ...attributes, credentials });
}
await close();
process.stdout.write(JSON.stringify(customers));
