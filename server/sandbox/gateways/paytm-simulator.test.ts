import { sandboxPaytm } from '../../gateways/paytm.ts';
import { testGateway } from './testing/gateway-contract.ts';

testGateway({
  kind: 'PAYTM_PG',
  means: [{ kind: 'card', mode: 'DC' }, { kind: 'bank', code: 'SBI' }, { kind: 'wallet' }],
  takesUpi: true,
  secrets: [sandboxPaytm.key],
});
