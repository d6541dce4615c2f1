import { expect, it } from 'vitest';
import { validateDocument } from './validate-document.ts';
import { withOrderTypeCodes } from './with-order-type-codes.ts';

it('WID-13 finds features that are not a JSON list', () => {
  const faults = validateDocument({
    kind: 'app-config',
    body: { document: 'app-config', features: '{"features":[' },
    file: 'x',
  });
  expect(faults).toEqual([expect.objectContaining({ address: 'features', code: 'invalid_features' })]);
});

it.each([
  ['maxCartItems', -1, /cannot be -1. Write a number from 1 to 250/],
  ['maxCartItems', 300, /cannot be 300. Write a number from 1 to 250/],
  ['locationCacheTime', 0, /cannot be 0. Write 1 or more/],
  ['maxCartPrice', 0, /Write 1 or more/],
  ['menuReverseAB', 150, /Write a number from 0 to 100/],
  ['storeId', '1', /names a store that does not exist: '1'/],
  [
    'features',
    '{"features":[{"name":"app_baner","enabled":true}]}',
    /'app_baner'. Did you mean 'app_banner'\?/,
  ],
])('CON-17 refuses the value of %s in app-config: %j', (name, value, message) => {
  const known = { storeIds: new Set(['14052']) };
  const of = (body: object) =>
    validateDocument({ kind: 'app-config', body: { document: 'app-config', ...body }, file: 'x', known });
  expect(of({ [name]: value })).toEqual([
    expect.objectContaining({ address: name, message: expect.stringMatching(message) }),
  ]);
  expect(of({ maxCartItems: 25, menuReverseAB: 50, storeId: '14052' })).toEqual([]);
});

const codesOf = (body: object) =>
  validateDocument({ kind: 'app-config', body: { document: 'app-config', ...body }, file: 'x' }).map(
    ({ address, code, message }) => ({ address, code, message }),
  );

it('MIN-07 finds unknown partner apps, and features that they cannot block', () => {
  const none = { blockedFeatures: [] };
  expect(codesOf({ vendorConfig: { PHONEPE: none } })).toEqual([
    {
      address: 'vendorConfig.PHONEPE',
      code: 'unknown-partner',
      message: 'vendorConfig.PHONEPE is no partner app. Write one of the partner apps: PAYTM, GPAY.',
    },
  ]);
  expect(codesOf({ vendorConfig: { GPAY: none, PAYTM: { blockedFeatures: ['ucr', 'app_baner'] } } })).toEqual(
    [
      {
        address: 'vendorConfig.PAYTM.blockedFeatures[1]',
        code: 'unknown-feature',
        message: expect.stringContaining("'app_baner'. Did you mean 'app_banner'?"),
      },
    ],
  );
});

it('MIN-07 ways to pay can be blocked in a partner app too, by their codes', () => {
  const blocked = (...names: string[]) => ({ vendorConfig: { PAYTM: { blockedFeatures: names } } });
  expect(codesOf(blocked('CASH', 'PAYTM_WALLET', 'PIGGYBANK', 'extra_cheese'))).toEqual([]);
  expect(codesOf(blocked('CASHH', 'CREDIT_CARD')).map(({ message }) => message)).toEqual([
    expect.stringContaining(
      "names neither a feature nor a way to pay of the app: 'CASHH'. Did you mean 'CASH'? Features: batch_api,",
    ),
    expect.stringMatching(
      /'CREDIT_CARD'\. Did you mean 'CC'\? Features: .+\. Ways to pay: PIGGYBANK, .+WALLET\. Write one of them, or remove it\.$/,
    ),
  ]);
});

it('WID-13 finds a feature that is named twice', () => {
  const list = (...names: string[]) => ({
    features: JSON.stringify({ features: names.map((name) => ({ name, enabled: true })) }),
  });
  expect(codesOf(list('ucr', 'app_banner', 'ucr'))).toEqual([
    {
      address: 'features',
      code: 'duplicate-feature',
      message: "features names a feature twice: 'ucr'. Keep one of the two.",
    },
  ]);
  expect(codesOf(list('ucr', 'app_banner'))).toEqual([]);
});

it('INF-07 refuses hosts that are written as addresses', () => {
  const of = (webViewHosts: readonly string[]) =>
    validateDocument({ kind: 'app-config', body: { document: 'app-config', webViewHosts }, file: 'x' });
  expect(of(['notices.example', 'pages.example:8443'])).toEqual([]);
  expect(of(['notices.example', 'https://pages.example/x'])).toEqual([
    expect.objectContaining({ address: 'webViewHosts[1]', code: 'wrong-host' }),
  ]);
});

it('EXP-04 finds groups and variants of experiments that do not exist', () => {
  expect(codesOf({ experiments: { menuHeader: { A: 'A', none: 'default' }, own: { C: 'test' } } })).toEqual(
    [],
  );
  expect(codesOf({ experiments: { menuHeader: { A: 'tset', a: 'A', D: 'B' } } })).toEqual([
    {
      address: 'experiments.menuHeader.A',
      code: 'unknown-variant',
      message: expect.stringMatching(
        /does not exist: 'tset'\. Did you mean 'test'\? Write one of: 'default', 'A'/,
      ),
    },
    {
      address: 'experiments.menuHeader.a',
      code: 'unknown-group',
      message: expect.stringMatching(
        /nobody is in: 'a'\. Did you mean 'A'\? Write one of: 'none', 'A', 'B', 'C'\./,
      ),
    },
    {
      address: 'experiments.menuHeader.D',
      code: 'unknown-group',
      message: expect.stringMatching(/nobody is in: 'D'\./),
    },
  ]);
});

it.each([
  [['takeaway', 'P'], 'P', "is given twice, as 'takeaway' and 'P': keep one of the two."],
  [['P', 'takeaway'], 'takeaway', "is given twice, as 'P' and 'takeaway': keep one of the two."],
  [['pickup', 'takeaway'], 'takeaway', "is given twice, as 'pickup' and 'takeaway': keep one of the two."],
  [['D', 'DINEN'], 'DINEN', "is not a name of this object. Did you mean 'DINEIN'? Rename or remove it."],
  [['TAXI'], 'TAXI', 'is not a name of this object. Names: D, P, DINEIN, CURB, IRCTC. Rename or remove it.'],
])('of the charges by order type %j, refuses %s', (names, name, said) => {
  const packaging = Object.fromEntries(names.map((each) => [each, { amount: 500 }]));
  const body = withOrderTypeCodes('app-config', { document: 'app-config', charges: { packaging } });
  const address = `charges.packaging.${name}`;
  expect(codesOf(body as object)).toEqual([{ address, code: 'unknown-key', message: `${address} ${said}` }]);
});

it('takes order types by their words, each of them once', () => {
  const packaging = { takeaway: { amount: 500 }, 'Dine-in': { amount: 500 }, D: { amount: 500 } };
  const body = withOrderTypeCodes('app-config', { document: 'app-config', charges: { packaging } });
  expect(codesOf(body as object)).toEqual([]);
});
