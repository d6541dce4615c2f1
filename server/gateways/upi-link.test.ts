import { expect, it } from 'vitest';
import { readUpiLink, upiApps, upiLink, upiLinkOf } from './upi-link.ts';

const request = {
  payee: 'shop@sbx',
  name: 'Salt & Stone',
  ref: 'T1001',
  amount: 49_905,
  note: 'Order 100% fresh',
} as const;
const link =
  'upi://pay?pa=shop@sbx&pn=Salt%20%26%20Stone&tr=T1001&tn=Order%20100%25%20fresh&am=499.05&cu=INR';

it('PAY-09 writes a link as NPCI wants it: spaces as %20, two decimals, reference and currency', () => {
  expect(upiLink(request)).toBe(link);
  expect(upiLink({ ...request, amount: 50_000, mcc: '5814', note: undefined })).toBe(
    'upi://pay?pa=shop@sbx&pn=Salt%20%26%20Stone&mc=5814&tr=T1001&am=500.00&cu=INR',
  );
});

it('reads its own links back', () => {
  expect(readUpiLink(link)).toEqual(request);
  const whole = { ...request, mcc: '5814' };
  expect(readUpiLink(upiLink(whole))).toEqual(whole);
  // Who names no payee is known by the address, and who names no currency wants rupees.
  expect(readUpiLink(' UPI://PAY/?pa=shop@bank&tr=T1&am=1 ')).toEqual({
    payee: 'shop@bank',
    name: 'shop@bank',
    ref: 'T1',
    amount: 100,
  });
});

it.each([
  'https://pay.example?pa=a@b&tr=1&am=1.00',
  'upi://pay?pa=shop&tr=T1&am=1.00',
  'upi://pay?pa=shop@bank&am=1.00',
  'upi://pay?pa=a%20shop@bank&tr=T1&am=1.00',
  'upi://pay?pa=shop@bank.in&tr=T1&am=1.00',
  'xupi://pay?pa=shop@bank&tr=T1&am=1.00',
  'upi://pay',
  'upi://pay?pa=shop@bank&tr=T1',
  'upi://pay?pa=shop@bank&tr=T1&am=1.00\n&am=2.00',
  'see upi://pay?pa=shop@bank&tr=T1&am=1.00',
  'upi://pay?pa=shop@bank&tr=T1&am=1.001',
  'upi://pay?pa=shop@bank&tr=T1&am=1.00&cu=USD',
])('reads no request out of %s', (given) => {
  expect(readUpiLink(given)).toBeUndefined();
});

it('leaves a signed link as it is', () => {
  const signed = 'pa=shop@bank&pn=A+B&tr=T1&am=499.05&cu=INR&sign=MEUC%2Bx';
  expect(upiLinkOf(signed, 49_905)).toBe(`upi://pay?${signed}`);
  expect(upiLinkOf(signed, 49_900)).toBeUndefined();
  const within = signed.replace('&cu=INR', '&cu=INR&url=upi://pay?more');
  for (const given of [within, ` upi://pay?${within}\n`])
    expect(upiLinkOf(given, 49_905)).toBe(`upi://pay?${within}`);
});

it('takes the link of a gateway with white space around it, and leaves out what it leaves empty', () => {
  const asks = 'pa=shop@bank&pn=Shop&tr=T1&am=499.05&cu=INR';
  const empty = asks.replace('&tr=', '&mc=&tn=&mc=&tr=');
  for (const given of [`\n UPI://PAY/?${asks} \n`, `upi://pay?${empty}`, empty, `${empty}&am=`])
    expect(upiLinkOf(given, 49_905)).toBe(`upi://pay?${asks}`);
  const noted = `${asks}&tn=upi://pay?later`;
  expect(upiLinkOf(noted, 49_905)).toBe(`upi://pay?${asks}&tn=upi%3A%2F%2Fpay%3Flater`);
});

const query = link.slice(link.indexOf('?'));

it('PAY-09 opens apps on Android by their package, and names any UPI app beside them', () => {
  const apps = upiApps({ link, userAgent: 'Mozilla/5.0 (Linux; Android 14; K) Mobile' });
  expect(apps.map(({ id }) => id)).toEqual(['gpay', 'phonepe', 'paytm', 'bhim', 'any']);
  expect(apps[1]?.link).toBe(`intent://pay${query}#Intent;scheme=upi;package=com.phonepe.app;end`);
  expect(apps.map(({ label }) => label)).toEqual(['Google Pay', 'PhonePe', 'Paytm', 'BHIM', 'Any UPI app']);
  expect(apps.slice(0, 4).map(({ link: one }) => /package=(.+);end$/.exec(one)?.[1])).toEqual([
    'com.google.android.apps.nbu.paisa.user',
    'com.phonepe.app',
    'net.one97.paytm',
    'in.org.npci.upiapp',
  ]);
  expect(apps.at(-1)?.link).toBe(link);
});

it('PAY-09 opens apps of an iPhone by their scheme, and none on a desktop', () => {
  const apps = upiApps({ link, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' });
  expect(apps.map(({ link: one }) => one.split('?')[0])).toEqual([
    'gpay://upi/pay',
    'phonepe://pay',
    'paytmmp://pay',
    'upi://pay',
  ]);
  expect(upiApps({ link, userAgent: 'Mozilla/5.0 (Windows NT 10.0)' })).toEqual([]);
});

it('has the app of the sandbox first, also on a desktop', () => {
  const [played] = upiApps({
    link,
    userAgent: 'Mozilla/5.0 (X11; Linux)',
    sandboxApp: '/sandbox/pay/upi/app',
  });
  expect([played?.id, played?.label]).toEqual(['sandbox', 'UPI app of the sandbox']);
  expect(new URL(played?.link ?? '', 'http://localhost').searchParams.get('link')).toBe(link);
});
