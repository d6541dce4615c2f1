import type { AppConfigDocument } from '#schemas/documents/app-config.ts';
import { orderSettingWires } from './order-settings.ts';
import type { Wires } from './wire.ts';

const seen = 'tests/e2e/settings-seen.spec.ts';

/** Without the head of the document, and without `timeout`, which is kept and changes nothing (CON-09). */
type Setting = Exclude<keyof AppConfigDocument, '$schema' | 'title' | 'document' | 'timeout'>;

/** What each setting of app-config changes. */
export const settingWires: Wires<Setting> = {
  disableCookies: [
    {
      file: 'src/app/browser/start-app.ts',
      cut: 'if (disableCookies) return;',
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
    {
      file: 'src/app/events/start-events.ts',
      cut: 'selectConfig(store.getState()).disableCookies',
      instead: 'false',
      test: 'src/app/events/start-events.test.ts',
    },
    {
      file: 'src/app/app.tsx',
      cut: ' && !selectConfig(state).disableCookies',
      instead: ' && false',
      test: 'src/app/app.test.tsx',
    },
  ],
  vendorConfig: [
    {
      file: 'src/features/app-config/app-config-slice.ts',
      cut: 'vendor.blockedFeatures.includes(name)',
      instead: 'false',
      test: 'src/features/checkout/screens/ways-to-pay-loaded.test.tsx',
    },
  ],
  features: [
    {
      file: 'src/features/app-config/app-config-slice.ts',
      cut: '(state: AppConfigState) => state.config.features',
      instead: "() => '{}'",
      test: 'src/features/place/screens/map-screen.test.tsx',
    },
  ],
  storeId: [
    {
      file: 'src/app/browser/start-app.ts',
      cut: 'findDefaultStore(selectConfig(store.getState()).storeId)',
      instead: 'findDefaultStore(undefined)',
      test: 'src/app/browser/start-app.test.ts',
      seen,
    },
    {
      file: 'src/app/browser/create-request-layer.ts',
      cut: 'selectConfig(state).storeId ?? null',
      instead: 'null',
      test: 'src/app/browser/create-request-layer.test.ts',
      seen,
    },
  ],
  noContactDeliveryCV4: [
    {
      file: 'src/features/order-details/order-details-slice.ts',
      cut: "if (orderType === 'D') return noContactDeliveryCV4;",
      instead: "if (orderType === 'D') return true;",
      test: 'src/features/cart-page/notes.test.tsx',
    },
  ],
  noContactPickupCV4: [
    {
      file: 'src/features/order-details/order-details-slice.ts',
      cut: "(orderType === 'P' || orderType === 'CURB') && noContactPickupCV4",
      instead: 'false',
      test: 'src/features/checkout/screens/ways-to-pay-loaded.test.tsx',
    },
  ],
  locationCacheTime: [
    {
      file: 'src/features/place/detect-place.ts',
      cut: 'selectConfig(getState()).locationCacheTime * 1000',
      instead: '10_000',
      test: 'src/features/restaurants/screens/nearest-stores-screen.test.tsx',
    },
  ],
  leftmenu_url: [
    {
      file: 'src/features/documents/use-left-menu.ts',
      cut: 'leftMenuPath(useAppSelector(selectConfig))',
      instead: 'leftMenuPath({})',
      test: 'src/app/documents-shown.test.tsx',
    },
  ],
  bucketStoreId: [
    {
      file: 'src/features/documents/use-landing.ts',
      cut: 'landingSource(useAppSelector(selectConfig), storeId)',
      instead: 'landingSource({ ...useAppSelector(selectConfig), bucketStoreId: undefined }, storeId)',
      test: 'src/app/documents-shown.test.tsx',
    },
  ],
  landingVersion: [
    {
      file: 'src/features/documents/use-landing.ts',
      cut: 'landingSource(useAppSelector(selectConfig), storeId)',
      instead: "landingSource({ ...useAppSelector(selectConfig), landingVersion: 've2' }, storeId)",
      test: 'src/app/documents-shown.test.tsx',
    },
  ],
  appResetSeconds: [
    {
      file: 'src/features/app-config/load-app-config.ts',
      cut: 'config.appResetSeconds * 1000',
      instead: '21_600_000',
      test: 'src/features/info/screens/info-screen.test.tsx',
    },
  ],
  maxCartPrice: [
    {
      file: 'src/features/cart/cart-slice.ts',
      cut: 'selectConfig(state).maxCartPrice * 100',
      instead: '500_000',
      test: 'src/features/cart/add-button.test.tsx',
    },
    {
      file: 'server/pricing/cart-limits.ts',
      cut: 'maxCartPrice * 100',
      instead: '500_000',
      test: 'server/pricing/price-cart.test.ts',
      seen,
    },
    {
      file: 'server/checkout/order-problems.ts',
      cut: 'rupees(shop.config.maxCartPrice * 100)',
      instead: 'rupees(500_000)',
      test: 'server/checkout/order-problems.test.ts',
      seen,
    },
  ],
  maxCartItems: [
    {
      file: 'src/features/cart/cart-slice.ts',
      cut: 'selectConfig(state).maxCartItems',
      instead: '25',
      test: 'src/features/customise/screens/customise-screen.test.tsx',
    },
    {
      file: 'server/pricing/cart-limits.ts',
      cut: 'units > maxCartItems',
      instead: 'units > 25',
      test: 'server/pricing/price-cart.test.ts',
    },
    {
      file: 'server/checkout/order-problems.ts',
      cut: 'const { maxCartItems } = shop.config;',
      instead: 'const maxCartItems = 25;',
      test: 'server/checkout/order-rules.test.ts',
    },
  ],
  extraCheeseCount: [
    {
      file: 'src/features/customise/use-customise-source.ts',
      cut: 'selectConfig(state).extraCheeseCount',
      instead: '3',
      test: 'src/features/customise/screens/customise-screen.test.tsx',
    },
  ],
  edvMinimum: [
    {
      file: 'server/menu/menu-rules.ts',
      cut: 'return { edvMinimum, edvSaving',
      instead: 'return { edvMinimum: 2, edvSaving',
      test: 'server/menu/menu-calls.test.ts',
      seen,
    },
  ],
  edvSaving: [
    {
      file: 'server/menu/menu-rules.ts',
      cut: 'return { edvMinimum, edvSaving',
      instead: 'return { edvMinimum, edvSaving: 0',
      test: 'server/menu/menu-calls.test.ts',
      seen,
    },
  ],
  charges: [
    {
      file: 'server/cart/cart-reply.ts',
      cut: '    charges: config.charges,',
      instead: '    charges: {} as never,',
      test: 'server/cart/cart-calls.test.ts',
      seen,
    },
    {
      file: 'server/cart/cart-reply.ts',
      cut: '    charges: shop.config.charges,',
      instead: '    charges: {} as never,',
      test: 'server/cart/cart-calls.test.ts',
      seen,
    },
  ],
  advanceOrderCode: [
    {
      file: 'src/features/cart-sync/cart-refusals.ts',
      cut: 'code === advanceOrderCode',
      instead: "code === '2.ADVANCEORDER'",
      test: 'src/features/cart-page/screens/cart-screen.test.tsx',
    },
    {
      file: 'server/cart/cart-faults.ts',
      cut: 'code: advanceOrderCode,',
      instead: "code: '2.ADVANCEORDER',",
      test: 'server/cart/configured-cart.test.ts',
      seen,
    },
  ],
  invalidCartCode: [
    {
      file: 'src/features/cart-sync/settle-cart.ts',
      cut: 'code === selectCartConfig(getState()).invalidCartCode',
      instead: "code === '2.CARTINVALID'",
      test: 'src/features/cart-sync/cart-engine.test.ts',
      seen,
    },
    {
      file: 'server/cart/cart-faults.ts',
      cut: 'code: invalidCartCode,',
      instead: "code: '2.CARTINVALID',",
      test: 'server/cart/configured-cart.test.ts',
      seen,
    },
  ],
  advanceOrderText: [
    {
      file: 'src/features/cart-sync/cart-refusals.ts',
      cut: 'if (isForLater) return advanceOrderText',
      instead: "if (isForLater) return 'This store is closed right now. You can place the order for later.'",
      test: 'src/features/cart-sync/cart-engine.test.ts',
    },
    {
      file: 'src/features/cart-page/components/order.tsx',
      cut: 'selectCartConfig(state).advanceOrderText',
      instead: "'This store is closed right now. You can place the order for later.'",
      test: 'src/features/cart-page/screens/cart-screen.test.tsx',
    },
    {
      file: 'server/cart/cart-faults.ts',
      cut: '${store}: ${advanceOrderText}',
      instead: '${store}: This store is closed right now. You can place the order for later.',
      test: 'server/cart/configured-cart.test.ts',
    },
  ],
  couponInvalidText: [
    {
      file: 'src/features/offers/send-offer.ts',
      cut: 'selectCartConfig(getState()).couponInvalidText',
      instead: "'Sorry, this coupon is not valid'",
      test: 'src/features/offers/screens/offers-screen.test.tsx',
    },
    {
      file: 'src/features/cart-page/use-coupon.ts',
      cut: 'selectCartConfig(state).couponInvalidText',
      instead: "'Sorry, this coupon is not valid'",
      test: 'src/features/cart-page/offers.test.tsx',
    },
    {
      file: 'src/features/cart-page/components/applied-code.tsx',
      cut: 'selectCartConfig(state).couponInvalidText',
      instead: "'Sorry, this coupon is not valid'",
      test: 'src/features/cart-page/offers.test.tsx',
    },
    {
      file: 'server/cart/cart-reply.ts',
      cut: 'text: config.couponInvalidText',
      instead: "text: 'Sorry, this coupon is not valid'",
      test: 'server/cart/configured-cart.test.ts',
    },
    {
      file: 'server/cart/coupon-handlers.ts',
      cut: ': failed(shop.config.couponInvalidText)',
      instead: ": failed('Sorry, this coupon is not valid')",
      test: 'server/cart/configured-cart.test.ts',
    },
  ],
  storeErrorText: [
    {
      file: 'src/features/offers/apply-offer.ts',
      cut: 'selectCartConfig(getState()).storeErrorText',
      instead: "''",
      test: 'src/features/offers/screens/offers-screen.test.tsx',
    },
    {
      file: 'src/features/offers/screens/offers-screen.tsx',
      cut: 'selectCartConfig(state).storeErrorText',
      instead:
        "'Sorry, we are facing some temporary issues with the store selected. Please select a different store'",
      test: 'src/features/offers/screens/offers-screen.test.tsx',
    },
    {
      file: 'server/cart/cart-faults.ts',
      cut: 'displayMsg: storeErrorText',
      instead:
        "displayMsg: 'Sorry, we are facing some temporary issues with the store selected. Please select a different store'",
      test: 'server/cart/configured-cart.test.ts',
    },
  ],
  ...orderSettingWires,
};
