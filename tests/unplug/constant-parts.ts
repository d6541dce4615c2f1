import type { Wires } from './wire.ts';

/** What the parts of a constant change, where it has several, and the constants of the design. */
export const constantPartWires: Wires<string> = {
  'market.currencySymbol': [
    {
      file: 'src/ui/price/format-paise.ts',
      cut: '${constants.market.currencySymbol}',
      instead: '',
      test: 'src/ui/price/price.test.tsx',
    },
  ],
  'layout.tight': [
    {
      file: 'registry/engine/document-nodes.module.css',
      cut: 'var(--gap-tight)',
      instead: '0.15rem',
      test: 'registry/engine/document-nodes.test.tsx',
    },
    {
      file: 'src/ui/tokens.css',
      cut: '--gap-tight: 0.15rem',
      instead: '--gap-tight: 0.2rem',
      test: 'src/ui/tokens.test.ts',
    },
  ],
  'layout.close': [
    {
      file: 'registry/engine/document-nodes.module.css',
      cut: 'var(--gap-close)',
      instead: '0.3rem',
      test: 'registry/engine/document-nodes.test.tsx',
    },
  ],
  'layout.apart': [
    {
      file: 'registry/engine/document-nodes.module.css',
      cut: 'var(--gap-apart)',
      instead: '0.7rem',
      test: 'registry/engine/document-nodes.test.tsx',
    },
    {
      file: 'registry/engine/render-node.tsx',
      cut: 'data-margin={isItem ? undefined : node.layout?.margin}',
      instead: '',
      test: 'registry/engine/document-nodes.test.tsx',
    },
  ],
  'fields.address': [
    {
      file: 'src/features/addresses/components/limited-field.tsx',
      cut: 'maxLength={max[name]}',
      instead: "maxLength={name === 'address' ? 999 : max[name]}",
      test: 'src/features/addresses/components/limited-field.test.tsx',
    },
  ],
  'fields.landmark': [
    {
      file: 'src/features/addresses/components/limited-field.tsx',
      cut: 'maxLength={max[name]}',
      instead: "maxLength={name === 'landmark' ? 999 : max[name]}",
      test: 'src/features/addresses/components/limited-field.test.tsx',
    },
  ],
  'fields.houseNo': [
    {
      file: 'src/features/addresses/components/limited-field.tsx',
      cut: 'maxLength={max[name]}',
      instead: "maxLength={name === 'houseNo' ? 999 : max[name]}",
      test: 'src/features/addresses/components/limited-field.test.tsx',
    },
  ],
  'fields.floor': [
    {
      file: 'src/features/addresses/components/limited-field.tsx',
      cut: 'maxLength={max[name]}',
      instead: "maxLength={name === 'floor' ? 999 : max[name]}",
      test: 'src/features/addresses/components/limited-field.test.tsx',
    },
  ],
  'fields.name': [
    {
      file: 'src/features/addresses/components/limited-field.tsx',
      cut: 'maxLength={max[name]}',
      instead: "maxLength={name === 'name' ? 999 : max[name]}",
      test: 'src/features/addresses/components/limited-field.test.tsx',
    },
  ],
  'fields.email': [
    {
      file: 'src/features/addresses/components/limited-field.tsx',
      cut: 'maxLength={max[name]}',
      instead: "maxLength={name === 'email' ? 999 : max[name]}",
      test: 'src/features/addresses/components/limited-field.test.tsx',
    },
  ],
  'fields.mobile': [
    {
      file: 'src/features/contact/mobile-number.ts',
      cut: 'const length = customerFieldMax.mobile',
      instead: 'const length = 9',
      test: 'src/features/addresses/components/limited-field.test.tsx',
    },
  ],
  'fields.lastName': [
    {
      file: 'src/features/login/components/person-fields.tsx',
      cut: 'maxLength: max[name]',
      instead: "maxLength: name === 'lastName' ? 999 : max[name]",
      test: 'src/features/login/code-form.test.tsx',
    },
  ],
  'fields.textArea': [
    {
      file: 'src/features/cart-page/components/notes-card.tsx',
      cut: 'maxLength={textAreaMax}',
      instead: '',
      test: 'src/features/cart-page/notes.test.tsx',
    },
    {
      file: 'src/features/order-details/instruction-phrases.ts',
      cut: 'joined.length <= textAreaMax',
      instead: 'true',
      test: 'src/features/cart-page/notes.test.tsx',
    },
  ],
  'fields.firstName': [
    {
      file: 'src/features/login/components/person-fields.tsx',
      cut: 'maxLength: max[name]',
      instead: "maxLength: name === 'firstName' ? 999 : max[name]",
      test: 'src/features/login/code-form.test.tsx',
    },
  ],
  'menu.headersByVariant.default.feature': [
    {
      file: 'src/config/constants.ts',
      cut: "default: { feature: 'ALL_FEATURES', menuProcessor: 'GENERALIZE', isNewUpsell: 'false' }",
      instead: "default: { feature: 'NONE', menuProcessor: 'GENERALIZE', isNewUpsell: 'false' }",
      test: 'src/features/menu/menu-request.test.ts',
      seen: 'tests/e2e/settings-seen.spec.ts',
    },
  ],
  'menu.headersByVariant.default.menuProcessor': [
    {
      file: 'src/config/constants.ts',
      cut: "default: { feature: 'ALL_FEATURES', menuProcessor: 'GENERALIZE', isNewUpsell: 'false' }",
      instead: "default: { feature: 'ALL_FEATURES', menuProcessor: 'NONE', isNewUpsell: 'false' }",
      test: 'src/features/menu/menu-request.test.ts',
    },
  ],
  'menu.headersByVariant.default.isNewUpsell': [
    {
      file: 'src/config/constants.ts',
      cut: "default: { feature: 'ALL_FEATURES', menuProcessor: 'GENERALIZE', isNewUpsell: 'false' }",
      instead: "default: { feature: 'ALL_FEATURES', menuProcessor: 'GENERALIZE', isNewUpsell: 'NONE' }",
      test: 'src/features/menu/menu-request.test.ts',
    },
  ],
  'menu.headersByVariant.A.feature': [
    {
      file: 'src/config/constants.ts',
      cut: "A: { feature: 'COMBO_WITHOUT_PRICE', menuProcessor: 'GENERALIZE', isNewUpsell: 'false' }",
      instead: "A: { feature: 'NONE', menuProcessor: 'GENERALIZE', isNewUpsell: 'false' }",
      test: 'src/features/menu/menu-request.test.ts',
      seen: 'tests/e2e/settings-seen.spec.ts',
    },
  ],
  'menu.headersByVariant.A.menuProcessor': [
    {
      file: 'src/config/constants.ts',
      cut: "A: { feature: 'COMBO_WITHOUT_PRICE', menuProcessor: 'GENERALIZE', isNewUpsell: 'false' }",
      instead: "A: { feature: 'COMBO_WITHOUT_PRICE', menuProcessor: 'NONE', isNewUpsell: 'false' }",
      test: 'src/features/menu/menu-request.test.ts',
    },
  ],
  'menu.headersByVariant.A.isNewUpsell': [
    {
      file: 'src/config/constants.ts',
      cut: "A: { feature: 'COMBO_WITHOUT_PRICE', menuProcessor: 'GENERALIZE', isNewUpsell: 'false' }",
      instead: "A: { feature: 'COMBO_WITHOUT_PRICE', menuProcessor: 'GENERALIZE', isNewUpsell: 'NONE' }",
      test: 'src/features/menu/menu-request.test.ts',
    },
  ],
  'menu.headersByVariant.B.feature': [
    {
      file: 'src/config/constants.ts',
      cut: "B: { feature: 'CUSTOMISE_UPSELL', menuProcessor: 'GENERALIZE', isNewUpsell: 'true' }",
      instead: "B: { feature: 'NONE', menuProcessor: 'GENERALIZE', isNewUpsell: 'true' }",
      test: 'src/features/menu/menu-request.test.ts',
      seen: 'tests/e2e/settings-seen.spec.ts',
    },
  ],
  'menu.headersByVariant.B.menuProcessor': [
    {
      file: 'src/config/constants.ts',
      cut: "B: { feature: 'CUSTOMISE_UPSELL', menuProcessor: 'GENERALIZE', isNewUpsell: 'true' }",
      instead: "B: { feature: 'CUSTOMISE_UPSELL', menuProcessor: 'NONE', isNewUpsell: 'true' }",
      test: 'src/features/menu/menu-request.test.ts',
    },
  ],
  'menu.headersByVariant.B.isNewUpsell': [
    {
      file: 'src/config/constants.ts',
      cut: "B: { feature: 'CUSTOMISE_UPSELL', menuProcessor: 'GENERALIZE', isNewUpsell: 'true' }",
      instead: "B: { feature: 'CUSTOMISE_UPSELL', menuProcessor: 'GENERALIZE', isNewUpsell: 'NONE' }",
      test: 'src/features/menu/menu-request.test.ts',
    },
  ],
  'partnerBySource.gpay': [
    {
      file: 'schemas/partner-apps.ts',
      cut: "gpay: 'GPAY', ",
      instead: '',
      test: 'src/app/blocked-pages.test.tsx',
    },
  ],
  'partnerBySource.googlepay': [
    {
      file: 'schemas/partner-apps.ts',
      cut: "googlepay: 'GPAY', ",
      instead: '',
      test: 'src/app/blocked-pages.test.tsx',
    },
  ],
  'partnerBySource.paytm': [
    {
      file: 'schemas/partner-apps.ts',
      cut: ", paytm: 'PAYTM'",
      instead: '',
      test: 'src/app/blocked-pages.test.tsx',
    },
  ],
};
