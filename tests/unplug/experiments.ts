import type { ExperimentName } from '#schemas/documents/experiment-names.ts';
import type { Wires } from './wire.ts';

/** What each experiment changes. */
export const experimentWires: Wires<ExperimentName> = {
  takeaway_exp_ab: [
    {
      file: 'src/features/location-selection/screens/location-selection-screen.tsx',
      cut: 'takeaway_exp_ab: takeaway }',
      instead: "takeaway_exp_none: takeaway = 'default' } : any",
      test: 'src/features/location-selection/screens/location-selection-screen.test.tsx',
    },
  ],
  login_popup_ab: [
    {
      file: 'src/features/login/ask-login.tsx',
      cut: '(staysOnPage || opensOverPage(selectVariants(getState())))',
      instead: 'staysOnPage',
      test: 'src/features/login/experiments.test.tsx',
    },
  ],
  otp_field_ab: [
    {
      file: 'src/features/login/components/code-form.tsx',
      cut: "hasBoxes(variants) ? 'boxes' : 'line'",
      instead: "'line'",
      test: 'src/features/login/experiments.test.tsx',
    },
  ],
  delivery_flow_ab: [
    {
      file: 'src/features/cart-page/use-order-standing.ts',
      cut: 'goesOnToAddress(variants)',
      instead: 'false',
      test: 'src/features/cart-page/go-on.test.tsx',
    },
  ],
  menuSorting: [
    {
      file: 'src/features/menu-page/use-menu-view.ts',
      cut: 'const { menuSorting: sorting } = useAppSelector(selectVariants);',
      instead: 'const sorting = undefined;',
      test: 'src/features/menu-page/screens/menu-screen.test.tsx',
    },
    {
      file: 'src/app/page-data.ts',
      cut: "sorting: facts.variantOf('menuSorting'),",
      instead: 'sorting: undefined,',
      test: 'src/app/render-page.test.ts',
    },
  ],
  menuHeader: [
    {
      file: 'src/features/menu-page/screens/menu-screen.tsx',
      cut: 'header={menuHeader}',
      instead: 'header={undefined}',
      test: 'src/features/menu-page/screens/menu-screen.test.tsx',
    },
    {
      file: 'src/features/menu/use-menu.ts',
      cut: 'menuHeaders(useAppSelector(selectVariants), experiments)',
      instead: 'menuHeaders({}, experiments)',
      test: 'src/features/menu-page/screens/menu-screen.test.tsx',
    },
    {
      file: 'src/features/cart-sync/settle-cart.ts',
      cut: 'cartFeature(selectVariants(state), selectConfig(state).experiments)',
      instead: 'cartFeature({}, selectConfig(state).experiments)',
      test: 'src/features/cart-sync/what-calls-say.test.ts',
    },
  ],
  cart_takeawayAddress: [
    {
      file: 'src/features/cart-page/components/where-card.tsx',
      cut: ' && showsStoreAddress(variants)',
      instead: ' && false',
      test: 'src/features/cart-page/go-on.test.tsx',
    },
  ],
  cart_cta: [
    {
      file: 'src/features/cart-page/components/order.tsx',
      cut: 'buttonText(standing.step, standing.variants)',
      instead: 'buttonText(standing.step, {})',
      test: 'src/features/cart-page/go-on.test.tsx',
    },
  ],
  upi_intentflow_ab: [
    {
      file: 'src/features/checkout/use-upi-flows.ts',
      cut: 'upiFlows(upiIntentConfig, deviceOf(), variant)',
      instead: "upiFlows(upiIntentConfig, deviceOf(), 'default')",
      test: 'src/features/checkout/screens/upi-form-screen.test.tsx',
    },
  ],
  map_page_ab: [
    {
      file: 'src/features/place/screens/map-screen.tsx',
      cut: "useAppSelector(selectVariants)['map_page_ab'] === 'B'",
      instead: 'false',
      test: 'src/features/place/screens/map-screen.test.tsx',
    },
  ],
  location_page_ab: [
    {
      file: 'src/features/location-selection/screens/location-selection-screen.tsx',
      cut: "const knownFirst = page === 'B';",
      instead: 'const knownFirst = false;',
      test: 'src/features/location-selection/screens/location-selection-screen.test.tsx',
    },
  ],
  address_page_ab: [
    {
      file: 'src/features/addresses/components/address-editor.tsx',
      cut: "variants['address_page_ab'] === 'B'",
      instead: 'false',
      test: 'src/features/addresses/screens/new-address-screen.test.tsx',
    },
  ],
  otp_autoread: [
    {
      file: 'src/features/login/components/code-form.tsx',
      cut: 'readsMessage(variants)',
      instead: 'true',
      test: 'src/features/login/experiments.test.tsx',
    },
  ],
  splash_screen_ab: [
    {
      file: 'src/app/render-page.tsx',
      cut: "facts.variantOf('splash_screen_ab') === 'A'",
      instead: 'false',
      test: 'src/app/render-page.test.ts',
    },
  ],
  veg_only_ab: [
    {
      file: 'src/features/menu/use-veg-only.ts',
      cut: "selectVariants(state)['veg_only_ab'] ?? 'default'",
      instead: "'default'",
      test: 'src/features/menu-page/screens/menu-screen.test.tsx',
    },
  ],
  contact_details_ab: [
    {
      file: 'src/features/cart-page/use-contact.ts',
      cut: 'asksContact(useAppSelector(selectVariants))',
      instead: 'false',
      test: 'src/features/cart-page/go-on.test.tsx',
    },
    {
      file: 'src/features/cart-page/use-order-standing.ts',
      cut: 'withContact: !asksContact(variants)',
      instead: 'withContact: true',
      test: 'src/features/cart-page/go-on.test.tsx',
    },
  ],
};
