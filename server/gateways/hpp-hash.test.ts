import { expect, it } from 'vitest';
import { gpSecret } from './gp-api.ts';
import { hppRequestHash, hppResponseHash } from './hpp-hash.ts';

// Made with sha1sum: the fields joined by dots; its hash, a dot and the secret.
it('PAY-16 signs a form as the hosted payment page does, and checks what it sends back', () => {
  const request = {
    TIMESTAMP: '20261120161530',
    MERCHANT_ID: 'sbxmerchant',
    ORDER_ID: 'T1001',
    AMOUNT: '49900',
    CURRENCY: 'INR',
  };
  expect(hppRequestHash(request, 'sbxsecret')).toBe('13f7c07c075be8b7b591e2c2116f060f3625df7a');
  const response = { ...request, RESULT: '00', MESSAGE: 'Authorised', PASREF: '4039', AUTHCODE: '12345' };
  expect(hppResponseHash(response, 'sbxsecret')).toBe('2172ce3492b32491cbaa5c049e80577db4c1d258');
});

// Made with sha512sum.
it('PAY-16 shows that it knows the key of the app by the hash of a nonce and the key', () => {
  expect(gpSecret('nonce-1', 'key-1')).toBe(
    '6c35a62762b22aaf6f2d925266cef0f255f881b94f0e1544c7000dd437cc0339b20ad547c0bed5d13f73e0eb4cf44d4fa97b8bf9842bc63fbb742ec21541913b',
  );
});
