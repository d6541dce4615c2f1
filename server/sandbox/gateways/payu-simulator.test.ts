import { sandboxPayu } from '../../gateways/payu.ts';
import { testGateway } from './testing/gateway-contract.ts';

testGateway({
  kind: 'PAYU',
  means: [
    { kind: 'card', mode: 'CC' },
    { kind: 'bank', code: 'HDFB' },
    { kind: 'wallet', code: 'AMON' },
  ],
  takesUpi: true,
  secrets: [sandboxPayu.key, sandboxPayu.salt],
});
