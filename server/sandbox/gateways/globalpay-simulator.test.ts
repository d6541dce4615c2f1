import { sandboxGlobalpay } from '../../gateways/globalpay.ts';
import { testGateway } from './testing/gateway-contract.ts';

testGateway({
  kind: 'GLOBALPAY',
  means: [
    { kind: 'card', mode: 'CC' },
    { kind: 'card', mode: 'DC' },
    { kind: 'wallet', code: 'paypal' },
    { kind: 'wallet' },
  ],
  takesUpi: false,
  signsAmount: false,
  secrets: [sandboxGlobalpay.secret, sandboxGlobalpay.appKey],
});
