import { type Explained, filledList } from './explained.ts';

/** Of the linked Paytm wallet. */
export const inThePaytmWallet: readonly Explained[] = [
  {
    file: 'server/paytm-wallet/link-calls.ts',
    line: 'return mobile && own && isFresh ? { mobile, state: own } : undefined;',
    from: ['mobile && own'],
    to: ['true', 'mobile || own'],
    why: 'What opens has all three parts, and what does not has no time that could be fresh: only the types need to be told.',
  },
  {
    file: 'server/paytm-wallet/link-calls.ts',
    line: "const [mobile, at, own] = seal.open(state, userId)?.split(' ') ?? [];",
    to: filledList,
    why: 'It has no time that could be fresh, as the empty list.',
  },
  {
    file: 'server/paytm-wallet/paytm-calls.ts',
    line: 'if (!wallet) throw paytmOff();',
    to: ['false'],
    why: 'The balance is asked for before, which is refused so without an account: only the types need to be told.',
  },
  ...[
    "seal: createSeal({ secret, purpose: 'paytm-token', randomBytes }),",
    "seal: createSeal({ secret, purpose: 'paytm-state', randomBytes }),",
  ].map((line) => ({
    file: 'server/paytm-wallet/paytm-links-module.ts',
    line,
    to: ['""'],
    why: 'A name of a key that no other has. That what is sealed for one purpose does not open for another is tested.',
  })),
  ...[
    "codesOfNumber: limit('codes-number', 6, tooManyCodes),",
    "codesOfCaller: limit('codes-address', settings.CODES_PER_HOUR, tooManyCodes),",
    "guesses: limit('guesses', 10, tooManyGuesses),",
  ].map((line) => ({
    file: 'server/paytm-wallet/paytm-links-module.ts',
    line,
    to: ['""'],
    why: 'A name of counters that no other has.',
  })),
  {
    file: 'server/paytm-wallet/paytm-links-module.ts',
    line: "if (balance === undefined) return { action: 'PAYTM_WITHDRAW_MONEY', mobile };",
    to: ['false'],
    why: 'What is undefined is no less than the amount, and is left out of a reply: only the types need to be told.',
  },
  {
    file: 'server/paytm-wallet/seal.ts',
    line: "const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);",
    to: ['""'],
    why: 'Node takes an empty name of an encoding for utf8.',
  },
  {
    file: 'server/paytm-wallet/seal.ts',
    line: "const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {",
    to: ['{}'],
    why: 'What is too short for a whole tag is not opened before: it says so to who reads the code.',
  },
  {
    file: 'server/paytm-wallet/seal.ts',
    line: '} catch {',
    to: ['{}'],
    why: 'A function that ends without a value returns undefined too.',
  },
];
