import { sandboxBilldesk } from '../../gateways/billdesk.ts';
import { testGateway } from './testing/gateway-contract.ts';

testGateway({
  kind: 'BILLDESK',
  means: [
    { kind: 'bank', code: 'HDF' },
    { kind: 'bank', code: 'HDFB' },
    { kind: 'card', mode: 'CC' },
    { kind: 'wallet' },
  ],
  takesUpi: false,
  asked: [{ kind: 'bank', code: 'HDF' }],
  secrets: [sandboxBilldesk.secret],
});
