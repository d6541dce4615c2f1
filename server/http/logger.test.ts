import { expect, it } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { createLogger } from './logger.ts';

function setUp() {
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line: string) => void lines.push(line) });
  return { log, lines };
}

it.each([
  ['/locator-service/ve2/geocode?latitude=12.9719&longitude=77.6412', ['12.9719', '77.6412']],
  ['/locator-service/ve2/autocomplete?region=IN&query=12+Rose+Lane', ['Rose']],
  ['/customer-service/ve2/user/9876543210/addresses', ['9876543210']],
  ['/locator-service/ve3/stores/search/12%20Rose%20Lane', ['Rose']],
  ['/api/ve1/locator-service/pnr/9901000001', ['9901000001']],
  ['/menu?preview=abcdef', ['abcdef']],
  ['/wallet-service/ve1/wallet/available_balance/9876543210', ['9876543210']],
  ['/wallet-service/ve1/wallet/available_balance/+919876543210/t-1', ['9876543210']],
  ['/tracker-service/ve2/orders/other?orderId=o-1&mobile=9876543210', ['9876543210']],
  ['/restaurants?search=12+Rose+Lane', ['Rose']],
  ['/locationSelection?title=Home&text=12%20Rose%20Lane', ['Home', 'Rose']],
])('logs the address %s without personal data', (url, secrets) => {
  const { log, lines } = setUp();
  log.info({ req: { id: '1', method: 'GET', url, ip: '127.0.0.1' } });
  expect(lines.join('')).toContain('[hidden]');
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
});

describeDatabases('what is logged of a failed statement', (open) => {
  it('has its cause, and not the input of a customer', async () => {
    const db = await open();
    const row = {
      id: 'a-1',
      user_id: 'u-1',
      address: JSON.stringify({ houseNo: 'Flat 77' }),
      checksum: 'c',
      saved_at: new Date(0),
    };
    const save = () => db.insertInto('addresses').values(row).execute();
    await save();
    const error = await save().catch((thrown: unknown) => thrown);
    const { log, lines } = setUp();
    log.error({ err: error }, 'request failed');
    expect(JSON.parse(lines.join(''))).toMatchObject({
      err: {
        code: '23505',
        message: expect.stringContaining('unique constraint'),
        stack: expect.any(String),
      },
    });
    expect(lines.join('')).not.toMatch(/Flat 77|a-1|u-1/);
  });
});
