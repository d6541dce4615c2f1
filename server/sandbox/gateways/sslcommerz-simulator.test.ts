import { sandboxSslcommerz } from '../../gateways/sslcommerz.ts';
import { testGateway } from './testing/gateway-contract.ts';

testGateway({
  kind: 'SSLCOMMERZ',
  means: [
    { kind: 'bank', code: 'brac_visa' },
    { kind: 'wallet', code: 'bkash' },
    { kind: 'wallet' },
    { kind: 'card', mode: 'DC' },
  ],
  takesUpi: false,
  asked: [{ kind: 'wallet' }],
  secrets: [sandboxSslcommerz.password],
});
