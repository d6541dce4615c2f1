import type { LoggedInSession } from '../../session/session-repository.ts';
import { loginHeaders } from '../../testing/test-app.ts';
import type { CheckoutTest } from './set-up-checkout.ts';

type Buyer = Awaited<ReturnType<CheckoutTest['guest']>>;

/** A guest logs in by the code that is texted to a number. */
export async function becomeCustomer(
  test: CheckoutTest,
  guest: Pick<Buyer, 'call'>,
  mobile: string,
): Promise<Buyer> {
  await guest.call('POST', '/loginhandler/sendotp', { payload: { mobile } });
  const rows = await test.db
    .selectFrom('sms_outbox')
    .select('body')
    .where('mobile', '=', mobile)
    .orderBy('id', 'desc')
    .execute();
  const code = rows.map(({ body }) => /#(\d{6})$/.exec(body)?.[1]).find(Boolean);
  const reply = await guest.call('POST', '/loginhandler/validatecode', { payload: { mobile, code } });
  const login = reply.json<LoggedInSession>();
  return test.buyer(test.as(loginHeaders(login), login.attributes.cartId));
}
