import { randomBytes } from 'node:crypto';
import { createLogger } from '../http/logger.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { partnersModule } from '../partners/partners-module.ts';
import { readSettings, settingsTable } from '../settings.ts';
import { providerOf } from '../sms/sms-module.ts';
import { trainPartnerOf } from '../trains/train-partner-of.ts';

const shop = {
  SANDBOX: 'off',
  SESSION_SECRET: 's'.repeat(32),
  AUTHOR_TOKEN: 'a-token-of-the-operator',
  PUBLIC_ORIGIN: 'https://order.example.in',
  GATEWAY_TIMEOUT_MS: '4321',
};

/** The kinds of messages, as their settings name them. */
const kinds = {
  login: 'LOGIN',
  password: 'PASSWORD',
  orderCode: 'ORDER_CODE',
  voucherPin: 'VOUCHER_PIN',
  orderPlaced: 'ORDER_PLACED',
  orderOnItsWay: 'ORDER_ON_ITS_WAY',
  orderReady: 'ORDER_READY',
  orderCancelled: 'ORDER_CANCELLED',
  orderRefunded: 'ORDER_REFUNDED',
} as const;

/** Answers every request with this, and gives what was asked for. */
function outside(answer: unknown) {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer));
  const timeOut = vi.spyOn(AbortSignal, 'timeout');
  return { asked, timeOut };
}

describe('the settings of outside parties', () => {
  it('SES-08 the provider of text messages has its account, and each message its id and its registered text', () => {
    const ids = Object.values(kinds).map((kind, at) => [
      `SMS_${kind}_TEMPLATE`,
      `11071234567890123${at + 10}`,
    ]);
    const account = {
      SMS_URL: 'https://sms.example.in/messages',
      SMS_KEY: 'the-key-of-the-test',
      SMS_ENTITY_ID: '1101234567890123456',
      SMS_HEADER: 'MYSHOP',
    };
    const provider = providerOf(readSettings({ ...shop, ...account, ...Object.fromEntries(ids) }));
    expect(provider).toEqual({
      url: account.SMS_URL,
      key: account.SMS_KEY,
      entityId: account.SMS_ENTITY_ID,
      header: account.SMS_HEADER,
      templates: Object.fromEntries(
        Object.entries(kinds).map(([name, kind], at) => [
          name,
          { id: ids[at]?.[1], text: settingsTable[`SMS_${kind}_TEXT`].fallback },
        ]),
      ),
    });
  });

  it.each(Object.values(kinds).filter((kind) => kind !== 'LOGIN'))(
    'the template of %s alone is refused: without the account of the provider its message would never be sent',
    (kind) => {
      const name = `SMS_${kind}_TEMPLATE`;
      expect(() => readSettings({ ...shop, [name]: '1107123456789012399' })).toThrow(
        `SMS_URL is not set, and ${name} cannot be used without it.`,
      );
    },
  );

  const partners = (env: Record<string, string>) =>
    partnersModule({
      db: {} as Database,
      publicDb: {} as Database,
      counts: { db: {} as Database },
      settings: readSettings({ ...shop, ...env }),
      secret: 'secret',
      authorTokens: [],
      now: Date.now,
      randomBytes,
      log: createLogger('silent'),
    }).partners;

  it('API-014 Paytm is asked by its address, with the client of the shop, and not for ever', async () => {
    const { asked, timeOut } = outside({});
    const paytm = partners({
      PAYTM_MINI_CLIENT_ID: 'the-app',
      PAYTM_MINI_CLIENT_SECRET: 'the-secret',
      PAYTM_ACCOUNTS_URL: 'https://accounts.example.in',
    }).get('PAYTM');
    await expect(paytm?.exchange({ code: 'c', nonce: 'n' })).rejects.toThrow('no token');
    expect(asked).toHaveBeenCalledWith(
      'https://accounts.example.in/oauth2/v2/token',
      expect.objectContaining({
        headers: expect.objectContaining({ authorization: `Basic ${btoa('the-app:the-secret')}` }) as unknown,
      }),
    );
    expect(timeOut).toHaveBeenCalledWith(4321);
  });

  it('API-014 tokens of Google Pay are for the client of the shop, and are checked by the keys of the address', async () => {
    const { asked } = outside({ keys: [] });
    const gpay = partners({ GPAY_CLIENT_ID: 'the-app', GPAY_KEYS_URL: 'https://keys.example.in/certs' }).get(
      'GPAY',
    );
    expect(gpay?.clientId).toBe('the-app');
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'RS256', kid: 'k' })}.${part({})}.c2lnbg`;
    await expect(gpay?.exchange({ code: token, nonce: 'n' })).rejects.toThrow('Google Pay');
    expect(asked.mock.calls[0]?.[0]).toBe('https://keys.example.in/certs');
  });

  it('API-081 the partner that knows PNRs is asked by its address, with the key of the shop, and not for ever', async () => {
    const { asked, timeOut } = outside({});
    const env = { TRAIN_PARTNER_URL: 'https://trains.example.in/v1', TRAIN_PARTNER_KEY: 'the-key-of-trains' };
    const trains = trainPartnerOf(readSettings({ ...shop, ...env }), undefined);
    await expect(trains?.journeyOf('2456789012')).rejects.toThrow('protocol');
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      'https://trains.example.in/v1/pnr/2456789012',
      expect.objectContaining({
        headers: expect.objectContaining({ authorization: 'Bearer the-key-of-trains' }) as unknown,
      }),
    );
    expect(timeOut).toHaveBeenCalledWith(4321);
  });
});
