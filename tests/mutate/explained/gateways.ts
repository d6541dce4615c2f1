import { type Explained, errorText, filledList } from './explained.ts';

/** What a gateway did not say. */
const leftOut = [
  ['billdesk', "const token = fields.transaction_response ?? '';"],
  ['globalpay', "const status = textIn(transaction, 'status') ?? '';"],
  ['globalpay', ".map((one) => refundState(textIn(one, 'status') ?? ''));"],
  ['globalpay', "return { ref, isGenuine: true, claims: claimOf(fields.RESULT ?? '') };"],
  [
    'globalpay',
    "const given = refunds.filter((each) => refundState(textIn(each, 'status') ?? '') !== 'refused');",
  ],
  ['globalpay', "const { TIMESTAMP = '', ORDER_ID = '', RESULT = '', SHA1HASH = '' } = fields;"],
  ['globalpay', "const text = textIn(transaction, 'amount') ?? '';"],
  ['paytm-api', "export function isNoAnswer(code = ''): boolean {"],
  ['paytm-api', "const { state, code = '', message } = resultOf(body);"],
  ['paytm-checksum', ".map((name) => fields[name] ?? '')"],
  ['paytm-wallet', "const [status = '', code] = [textIn(answer, 'Status'), textIn(answer, 'ResponseCode')];"],
  ['paytm-wallet', "isPaytmSignature(fields.CHECKSUMHASH ?? '', paytmFormText(fields), key);"],
  ['paytm', "const link = upiLinkOf(textIn(info, 'deepLink') ?? '', amount);"],
  ['paytm', "isPaytmSignature(fields.CHECKSUMHASH ?? '', paytmFormText(fields), key);"],
  ['payu', "const link = upiLinkOf(textIn(result, 'intentURIData') ?? '', amount);"],
  ['payu', "return sameToken(fields.hash ?? '', payuResponseHash(fields, account));"],
  [
    'sslcommerz-sign',
    "return [...new Set((fields.verify_key ?? '').split(',').filter((name) => name !== ''))];",
  ],
  ['sslcommerz-sign', "const values = new Map(names.map((name) => [name, fields[name] ?? '']));"],
  [
    'sslcommerz-sign',
    "(name) => /^\\w{1,40}$/.test(name) && Object.hasOwn(fields, name) && !/&.*=/s.test(fields[name] ?? ''),",
  ],
  ['sslcommerz-sign', "return sameToken(fields.verify_sign ?? '', sslcommerzSign(fields, names, password));"],
  [
    'sslcommerz',
    "if (/store|credential/i.test(textIn(answer, 'failedreason') ?? '')) throw ask.wrong('session');",
  ],
  ['sslcommerz', "if (!begun.every((one) => failed.has(textIn(one, 'status') ?? '')))"],
  ['sslcommerz', "return failed.has(status ?? '') ? 'failed' : 'unknown';"],
] as const;

const inErrors = [
  ['gp-api', "const ask = createAsk('Global Payments', parts);"],
  ['paytm-wallet', "const ask = createAsk('Paytm', parts);"],
  ['paytm', "const ask = createAsk('Paytm', parts);"],
  ['sslcommerz', "const ask = createAsk('SSLCOMMERZ', parts);"],
] as const;

export const inTheGateways: readonly Explained[] = [
  ...leftOut.map(([file, line]) => ({
    file: `server/gateways/${file}.ts`,
    line,
    to: ['"Stryker was here!"'],
    why: 'No state, token, hash or amount is called so: it is refused, or not known, like what is missing. Tests leave it out.',
  })),
  {
    file: 'server/gateways/sslcommerz-sign.ts',
    line: "return [...new Set((fields.verify_key ?? '').split(',').filter((name) => name !== ''))];",
    to: ['"Stryker was here!"'],
    places: 1,
    why: 'No field is called so, as none is where the form names none. A test leaves it out.',
  },
  ...inErrors.map(([file, line]) => ({
    file: `server/gateways/${file}.ts`,
    line,
    to: ['""'],
    why: errorText,
  })),
  {
    file: 'server/gateways/amounts.ts',
    line: "const [, whole, part = ''] = /^(\\d{1,10})(?:\\.(\\d{1,2})0*)?$/.exec(String(text)) ?? [];",
    to: filledList,
    why: 'Stands for "no match"; only places 1 and 2 of the list are read, both undefined either way.',
  },
  {
    file: 'server/gateways/billdesk.ts',
    line: 'const links = Array.isArray(order.answer.links) ? order.answer.links.filter(isObject) : [];',
    to: filledList,
    why: "Only an entry whose `rel` is 'redirect' is looked for; a text has none (the test of an order without links comes here).",
  },
  {
    file: 'server/gateways/globalpay.ts',
    line: "const [id, most] = one ? [textIn(one, 'id'), paiseIn(one)] : [];",
    to: filledList,
    why: "`most` is undefined either way, which alone makes the answer 'refused' in the next line.",
  },
  {
    file: 'server/gateways/billdesk-jws.ts',
    line: 'return decodeJwt(token.trim());',
    from: ['token.trim()'],
    to: ['token'],
    why: 'Jose reads only the middle part of the token here and checks no signature; white space at the ends is in the other parts, which it does not look at.',
  },
  {
    file: 'server/gateways/billdesk.ts',
    line: 'default:',
    to: ['default:'],
    places: 1,
    why: 'The function ends there and returns undefined.',
  },
  {
    file: 'server/gateways/gateway-origins.ts',
    line: "const isOne = protocol === 'https:' && company.length > 1 && (company[0]?.length ?? 0) > 3;",
    from: ['company[0]?.length'],
    to: ['company[0].length'],
    why: 'It is read only where `company.length > 1`, so there is a first one; the `?.` is for the type checker.',
  },
  {
    file: 'server/gateways/gp-api.ts',
    line: "if (!status) throw ask.wrong('refund');",
    from: ['!status'],
    to: ['false'],
    why: 'What is missing goes on to refundState, which knows no state of that name and throws the same error.',
  },
  {
    file: 'server/gateways/paytm-checksum.ts',
    line: "return cipher.update(hash, 'utf8', 'base64') + cipher.final('base64');",
    from: ["'utf8'"],
    to: ['""'],
    why: 'What is encrypted is a hash in hex and a salt in base64, which is ASCII; Node takes an empty name of an encoding for utf8 (the text that is signed goes into the hash, not through here).',
  },
  {
    file: 'server/gateways/paytm-checksum.ts',
    line: "const hash = decipher.update(signature, 'base64', 'utf8') + decipher.final('utf8');",
    from: ["'utf8'"],
    to: ['""'],
    why: 'Node gives bytes then, which `+` turns into text as utf8; what was signed with the key is ASCII.',
  },
  {
    file: 'server/gateways/paytm.ts',
    line: "const [firstName = 'Guest', ...lastName] = customer.name.trim().split(/\\s+/);",
    from: ["'Guest'"],
    to: ['""'],
    why: "Never used, `split` gives at least one text; an empty name becomes 'Guest' further down, which is tested.",
  },
  {
    file: 'server/gateways/payu.ts',
    line: 'default:',
    to: ['default:'],
    places: 1,
    why: 'The function ends there and returns undefined.',
  },
  {
    file: 'server/gateways/sslcommerz-sign.ts',
    line: 'const pairs = [...values].toSorted(([left], [right]) => (left < right ? -1 : 1));',
    from: ['left < right'],
    to: ['left <= right'],
    why: 'Names of a Map are different from each other.',
  },
  {
    file: 'server/gateways/sslcommerz.ts',
    line: "return means.kind === 'wallet' && means.code ? means.code : 'mobilebank';",
    from: ["means.kind === 'wallet'"],
    to: ['true'],
    why: 'Only a wallet comes here, `start` refuses UPI before, and UPI has no code either; the question is for the type checker.',
  },
];
