import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { createTestClock } from '../../testing/clock.ts';
import { logIn, type TestCustomer } from '../../testing/customers.ts';
import { createCustomersRepository } from '../customers-repository.ts';
import type { SessionOptions } from '../generations.ts';
import { createSessionRepository } from '../session-repository.ts';

/** Sessions that last an hour and can be refreshed for a day, by a clock of the test. */
export function setUpSessions(db: Database) {
  const clock = createTestClock();
  const options: SessionOptions = {
    db,
    now: clock.now,
    randomBytes,
    secret: 'a secret of the test that is long enough',
    accessSeconds: 3600,
    refreshSeconds: 86_400,
  };
  const sessions = createSessionRepository(options);
  const customers = createCustomersRepository(db, clock.now);
  const login = (of: TestCustomer, device?: string) => logIn({ sessions, customers }, of, device);
  return { clock, sessions, customers, login, options, db };
}
