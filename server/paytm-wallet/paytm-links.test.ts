import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createPaytmLinks } from './paytm-links.ts';
import { createSeal } from './seal.ts';

describeDatabases('the Paytm wallets that are linked', (open) => {
  async function setUp() {
    const clock = createTestClock();
    const db = await open();
    const linksBy = (secret: string) =>
      createPaytmLinks({
        db,
        now: clock.now,
        seal: createSeal({ secret, purpose: 'paytm-token', randomBytes }),
      });
    const links = linksBy('a secret of the test');
    const link = (userId: string, token: string) =>
      links.keep(userId, '9876543219', { token, expiresAt: clock.now() + 86_400_000 });
    const adopt = (guestId: string, userId: string, by = links) =>
      db.transaction().execute((transaction) => by.adopt(guestId, userId, transaction));
    return { clock, links, link, adopt, afterwards: linksBy('the secret that came after it') };
  }

  it('PAY-26 of one whose token cannot be opened nothing is known', async () => {
    const { links, link, afterwards } = await setUp();
    await link('u-1', 'token');
    expect(await links.find('u-1')).toEqual({ mobile: '9876543219', token: 'token', balance: null });
    expect(await afterwards.find('u-1')).toBeUndefined();
  });

  it('PAY-26 one that goes takes nobody else\u2019s with it', async () => {
    const { links, link } = await setUp();
    await link('u-1', 'of the first');
    await link('u-2', 'of the second');
    await links.remove('u-1');
    expect(await links.find('u-1')).toBeUndefined();
    expect(await links.find('u-2')).toMatchObject({ token: 'of the second' });
  });

  it('SES-34 PAY-26 a guest without one brings none, and takes away none', async () => {
    const { links, link, adopt } = await setUp();
    await link('u-1', 'of the customer');
    await adopt('g-1', 'u-1');
    expect(await links.find('u-1')).toMatchObject({ token: 'of the customer' });
    await adopt('g-1', 'u-2');
    expect(await links.find('u-2')).toBeUndefined();
  });

  it('SES-34 PAY-26 that of a guest takes the place of one that is over, and of no other', async () => {
    const { clock, links, link, adopt } = await setUp();
    await link('u-1', 'of the customer');
    clock.forward(86_399_999);
    await link('g-1', 'of one guest');
    await adopt('g-1', 'u-1');
    expect(await links.find('u-1')).toMatchObject({ token: 'of the customer' });
    clock.forward(1);
    await link('g-2', 'of another guest');
    await adopt('g-2', 'u-1');
    expect(await links.find('u-1')).toMatchObject({ token: 'of another guest' });
  });

  it('SES-34 PAY-26 a guest whose token cannot be opened logs in all the same, without a wallet', async () => {
    const { link, adopt, afterwards } = await setUp();
    await link('g-1', 'token');
    await adopt('g-1', 'u-1', afterwards);
    expect(await afterwards.find('u-1')).toBeUndefined();
    expect(await afterwards.find('g-1')).toBeUndefined();
  });
});
