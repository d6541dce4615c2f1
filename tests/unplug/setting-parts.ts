import type { Wires } from './wire.ts';

const seen = 'tests/e2e/settings-seen.spec.ts';

/** What the parts of a setting of app-config change, where it has several. */
export const settingPartWires: Wires<string> = {
  'vendorConfig.*.blockedFeatures': [
    {
      file: 'src/features/app-config/app-config-slice.ts',
      cut: 'vendor.blockedFeatures.includes(name)',
      instead: 'false',
      test: 'src/features/checkout/screens/ways-to-pay-loaded.test.tsx',
    },
  ],
  'charges.packaging.*.amount': [
    {
      file: 'server/pricing/bill.ts',
      cut: 'chargeOf(charges.packaging[orderType], cost)',
      instead: '0',
      test: 'server/pricing/price-cart.test.ts',
      seen,
    },
  ],
  'charges.packaging.*.freeFrom': [
    {
      file: 'server/pricing/bill.ts',
      cut: 'charge.freeFrom !== undefined && cost >= charge.freeFrom',
      instead: 'false',
      test: 'server/pricing/price-cart.test.ts',
      seen,
    },
  ],
  'charges.delivery.*.amount': [
    {
      file: 'server/pricing/bill.ts',
      cut: 'chargeOf(charges.delivery[orderType], cost)',
      instead: '0',
      test: 'server/pricing/price-cart.test.ts',
      seen,
    },
  ],
  'charges.delivery.*.freeFrom': [
    {
      file: 'server/pricing/bill.ts',
      cut: 'charge.freeFrom !== undefined && cost >= charge.freeFrom',
      instead: 'false',
      test: 'server/pricing/price-cart.test.ts',
      seen,
    },
  ],
  'charges.tax.items.cgst': [
    {
      file: 'server/pricing/bill.ts',
      cut: 'BigInt(rates[kind][head])',
      instead: "BigInt(kind === 'items' && head === 'cgst' ? 0 : rates[kind][head])",
      test: 'server/pricing/price-cart.test.ts',
      seen,
    },
  ],
  'charges.tax.items.sgst': [
    {
      file: 'server/pricing/bill.ts',
      cut: 'BigInt(rates[kind][head])',
      instead: "BigInt(kind === 'items' && head === 'sgst' ? 0 : rates[kind][head])",
      test: 'server/pricing/price-cart.test.ts',
      seen,
    },
  ],
  'charges.tax.packaging.cgst': [
    {
      file: 'server/pricing/bill.ts',
      cut: 'BigInt(rates[kind][head])',
      instead: "BigInt(kind === 'packaging' && head === 'cgst' ? 0 : rates[kind][head])",
      test: 'server/pricing/price-cart.test.ts',
      seen,
    },
  ],
  'charges.tax.packaging.sgst': [
    {
      file: 'server/pricing/bill.ts',
      cut: 'BigInt(rates[kind][head])',
      instead: "BigInt(kind === 'packaging' && head === 'sgst' ? 0 : rates[kind][head])",
      test: 'server/pricing/price-cart.test.ts',
      seen,
    },
  ],
  'charges.tax.delivery.cgst': [
    {
      file: 'server/pricing/bill.ts',
      cut: 'BigInt(rates[kind][head])',
      instead: "BigInt(kind === 'delivery' && head === 'cgst' ? 0 : rates[kind][head])",
      test: 'server/pricing/price-cart.test.ts',
      seen,
    },
  ],
  'charges.tax.delivery.sgst': [
    {
      file: 'server/pricing/bill.ts',
      cut: 'BigInt(rates[kind][head])',
      instead: "BigInt(kind === 'delivery' && head === 'sgst' ? 0 : rates[kind][head])",
      test: 'server/pricing/price-cart.test.ts',
      seen,
    },
  ],
  'walletTitles.brand': [
    {
      file: 'server/wallet/wallet-calls.ts',
      cut: 'title: walletTitles[kind]',
      instead: "title: kind === 'brand' ? '' : walletTitles[kind]",
      test: 'server/wallet/wallet-calls.test.ts',
      seen,
    },
  ],
  'walletTitles.promo': [
    {
      file: 'server/wallet/wallet-calls.ts',
      cut: 'title: walletTitles[kind]',
      instead: "title: kind === 'promo' ? '' : walletTitles[kind]",
      test: 'server/wallet/wallet-calls.test.ts',
      seen,
    },
  ],
  'walletTitles.refund': [
    {
      file: 'server/wallet/wallet-calls.ts',
      cut: 'title: walletTitles[kind]',
      instead: "title: kind === 'refund' ? '' : walletTitles[kind]",
      test: 'server/wallet/wallet-calls.test.ts',
      seen,
    },
  ],
  'helpdesk.phone': [
    {
      file: 'src/features/info/components/helpdesk.tsx',
      cut: '{phone !== undefined && (',
      instead: '{false && (',
      test: 'src/features/info/screens/info-screen.test.tsx',
    },
  ],
  'helpdesk.email': [
    {
      file: 'src/features/info/components/helpdesk.tsx',
      cut: '{email !== undefined && (',
      instead: '{false && (',
      test: 'src/features/info/screens/info-screen.test.tsx',
    },
  ],
  'helpdesk.hours': [
    {
      file: 'src/features/info/components/helpdesk.tsx',
      cut: '{...(hours !== undefined && { subtitle: hours })}',
      instead: '',
      test: 'src/features/info/screens/info-screen.test.tsx',
    },
  ],
  'experiments.*.*': [
    {
      file: 'src/app/render-page.tsx',
      cut: 'variantOf(name, { bucket }, config.experiments)',
      instead: 'variantOf(name, { bucket }, {})',
      test: 'src/app/render-page.test.ts',
    },
  ],
};
