import type { FeatureName } from '#schemas/documents/feature-names.ts';
import type { Wires } from './wire.ts';

/** What each feature of app-config switches. */
export const featureWires: Wires<FeatureName> = {
  batch_api: [
    {
      file: 'src/features/checkout/place-order.ts',
      cut: "selectFeature(state, 'batch_api', selectPartner(state))",
      instead: 'false',
      test: 'src/features/checkout/screens/payment-type-screen.test.tsx',
    },
  ],
  zero_contact_delivery: [
    {
      file: 'src/features/order-details/order-details-slice.ts',
      cut: "if (!selectFeature(state, 'zero_contact_delivery', selectPartner(state))) return false;",
      instead: '',
      test: 'src/features/cart-page/notes.test.tsx',
    },
  ],
  one_click_reorder_timer: [
    {
      file: 'src/features/orders/use-order-again.ts',
      cut: "    selectFeature(state, 'one_click_reorder_timer', selectPartner(state)),",
      instead: 'false,',
      test: 'src/features/orders/screens/order-history-screen.test.tsx',
    },
  ],
  one_click_reorder_cancel: [
    {
      file: 'src/features/orders/use-order-again.ts',
      cut: "    selectFeature(state, 'one_click_reorder_cancel', selectPartner(state)),",
      instead: 'true,',
      test: 'src/features/orders/screens/order-history-screen.test.tsx',
    },
  ],
  ucr: [
    {
      file: 'src/features/feedback/components/feedback-page.tsx',
      cut: "selectFeature(state, 'ucr', selectPartner(state))",
      instead: 'false',
      test: 'src/app/feedback-problems.test.tsx',
    },
  ],
  app_banner: [
    {
      file: 'src/features/app-banner/app-banner-slice.ts',
      cut: "selectFeature(state, 'app_banner', selectPartner(state)) && ",
      instead: '',
      test: 'widgets/app-banner/view.test.tsx',
    },
  ],
  extra_cheese: [
    {
      file: 'src/features/customise/use-customise-source.ts',
      cut: "selectFeature(state, 'extra_cheese', selectPartner(state)) ? selectConfig(state).extraCheeseCount : 0",
      instead: '0',
      test: 'src/features/customise/screens/customise-screen.test.tsx',
    },
  ],
  manual_locator: [
    {
      file: 'src/features/place/use-manual-selector.ts',
      cut: "selectFeature(state, 'manual_locator', selectPartner(state))",
      instead: 'true',
      test: 'src/features/place/screens/map-screen.test.tsx',
    },
  ],
};
