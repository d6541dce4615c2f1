import type { Wires } from './wire.ts';

/** What the business constants of src/config/constants.ts change. */
export const constantWires: Wires<string> = {
  'market.country': [
    {
      file: 'src/features/addresses/address-values.ts',
      cut: 'constants.market.country',
      instead: "''",
      test: 'src/features/addresses/address-values.test.ts',
    },
  ],
  'market.countryCode': [
    {
      file: 'src/features/contact/mobile-field.tsx',
      cut: 'constants.market.countryCode',
      instead: "''",
      test: 'src/features/contact/mobile-field.test.tsx',
    },
    {
      file: 'src/features/restaurants/store-links.ts',
      cut: '${constants.market.countryCode}',
      instead: '',
      test: 'src/features/restaurants/store-links.test.ts',
    },
  ],
  'market.currency': [
    {
      file: 'src/app/document/structured-data.ts',
      cut: 'currenciesAccepted: constants.market.currency',
      instead: "currenciesAccepted: ''",
      test: 'src/app/document/structured-data.test.ts',
    },
    {
      file: 'src/app/document/structured-data.ts',
      cut: 'priceCurrency: constants.market.currency',
      instead: "priceCurrency: ''",
      test: 'src/app/document/structured-data.test.ts',
    },
  ],
  'market.mapRegion': [
    {
      file: 'src/features/place/api/autocomplete.ts',
      cut: 'constants.market.mapRegion',
      instead: "''",
      test: 'src/features/place/search-places.test.ts',
    },
    {
      file: 'src/app/document/structured-data.ts',
      cut: 'constants.market.mapRegion',
      instead: "''",
      test: 'src/app/document/structured-data.test.ts',
    },
  ],
  'store.defaultId': [
    {
      file: 'src/request/headers.ts',
      cut: ' ?? constants.store.defaultId',
      instead: " ?? ''",
      test: 'src/request/headers.test.ts',
    },
    {
      file: 'src/request/store-fallback.ts',
      cut: 'constants.store.defaultId',
      instead: "''",
      test: 'src/request/store-fallback.test.ts',
      seen: 'tests/e2e/settings-seen.spec.ts',
    },
    {
      file: 'src/features/restaurants/find-default-store.ts',
      cut: 'constants.store.defaultId',
      instead: "''",
      test: 'src/features/restaurants/find-default-store.test.ts',
    },
    {
      file: 'src/features/order-type/location-slice.ts',
      cut: 'constants.store.defaultId',
      instead: "''",
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'location.recentStoresMax': [
    {
      file: 'src/features/place/recents.ts',
      cut: '.slice(0, constants.location.recentStoresMax)',
      instead: '',
      test: 'src/features/place/recents.test.ts',
    },
  ],
  'location.recentPlacesMax': [
    {
      file: 'src/features/place/recents.ts',
      cut: '[name]: [entry, ...others].slice(0, constants.location.recentPlacesMax)',
      instead: '[name]: [entry, ...others]',
      test: 'src/features/place/components/recent-choices.test.tsx',
    },
  ],
  'location.geolocationMaxAgeMs': [
    {
      file: 'src/features/place/detect-place.ts',
      cut: 'constants.location.geolocationMaxAgeMs',
      instead: '0',
      test: 'src/features/restaurants/screens/nearest-stores-screen.test.tsx',
    },
  ],
  'location.geolocationHighAccuracy': [
    {
      file: 'src/features/place/detect-place.ts',
      cut: 'constants.location.geolocationHighAccuracy',
      instead: 'false',
      test: 'src/features/restaurants/screens/nearest-stores-screen.test.tsx',
    },
  ],
  'location.searchDelayMs': [
    {
      file: 'src/features/place/search-places.ts',
      cut: 'constants.location.searchDelayMs',
      instead: '0',
      test: 'src/features/place/search-places.test.ts',
    },
  ],
  'location.searchMax': [
    {
      file: 'src/features/place/components/place-search.tsx',
      cut: 'constants.location.searchMax',
      instead: '1000',
      test: 'src/features/place/components/place-search.test.tsx',
    },
    {
      file: 'src/features/restaurants/screens/select-restaurant-screen.tsx',
      cut: 'constants.location.searchMax',
      instead: '1000',
      test: 'src/features/restaurants/screens/select-restaurant-screen.test.tsx',
    },
  ],
  'location.storesPerPage': [
    {
      file: 'src/features/restaurants/screens/select-restaurant-screen.tsx',
      cut: 'constants.location.storesPerPage',
      instead: '1000',
      test: 'src/features/restaurants/screens/select-restaurant-screen.test.tsx',
    },
  ],
  'location.refusedLeadsTo': [
    {
      file: 'src/app/use-wanted-place.ts',
      cut: 'pathOf(constants.location.refusedLeadsTo)',
      instead: "pathOf('home')",
      test: 'src/app/use-wanted-place.test.tsx',
    },
  ],
  'location.hiddenTowns': [
    {
      file: 'src/features/cities/api/get-city-localities.ts',
      cut: 'withoutHiddenTowns(localities)',
      instead: 'localities',
      test: 'src/features/restaurants/api/hidden-towns.test.tsx',
    },
    {
      file: 'src/features/restaurants/api/get-store-localities.ts',
      cut: 'withoutHiddenTowns(localities)',
      instead: 'localities',
      test: 'src/features/restaurants/api/hidden-towns.test.tsx',
    },
  ],
  'homeScreenPrompt.hiddenMs': [
    {
      file: 'src/features/install/install-prompt.ts',
      cut: 'constants.homeScreenPrompt.hiddenMs',
      instead: '0',
      test: 'src/features/install/install-offer.test.tsx',
    },
  ],
  'fields.firstName': [
    {
      file: 'src/features/train/components/seat-form.tsx',
      cut: 'constants.fields.firstName',
      instead: '1000',
      test: 'src/features/train/screens/train-screen.test.tsx',
    },
  ],
  'otp.length': [
    {
      file: 'src/features/login/components/code-field.tsx',
      cut: 'constants.otp.length',
      instead: '4',
      test: 'src/features/login/experiments.test.tsx',
    },
    {
      file: 'src/features/login/read-code.ts',
      cut: 'const { length } = constants.otp;',
      instead: 'const length = 4;',
      test: 'src/features/train/screens/train-screen.test.tsx',
    },
  ],
  'otp.resendAfterMs': [
    {
      file: 'src/features/checkout/use-code-sent.ts',
      cut: 'constants.otp.resendAfterMs',
      instead: '0',
      test: 'src/features/checkout/screens/payment-of-a-transaction.test.tsx',
    },
    {
      file: 'src/features/checkout/components/voucher-form.tsx',
      cut: 'constants.otp.resendAfterMs',
      instead: '0',
      test: 'src/features/checkout/screens/payment-screen.test.tsx',
    },
    {
      file: 'src/features/checkout/components/paytm-link.tsx',
      cut: 'constants.otp.resendAfterMs',
      instead: '0',
      test: 'src/features/checkout/screens/paytm-form-screen.test.tsx',
    },
  ],
  'menu.headersExperiment': [
    {
      file: 'src/features/menu/menu-request.ts',
      cut: 'variants[headersExperiment]',
      instead: "variants['none']",
      test: 'src/features/menu/menu-request.test.ts',
      seen: 'tests/e2e/settings-seen.spec.ts',
    },
  ],
  'menu.headersByVariant': [
    {
      file: 'src/features/menu/menu-request.ts',
      cut: 'Object.hasOwn(headersByVariant, variant)',
      instead: 'Object.hasOwn({}, variant)',
      test: 'src/features/menu/menu-request.test.ts',
      seen: 'tests/e2e/settings-seen.spec.ts',
    },
    {
      file: 'src/features/cart-sync/cart-calls.ts',
      cut: '!Object.hasOwn(headersByVariant, variant)',
      instead: '!Object.hasOwn({}, variant)',
      test: 'src/features/cart-sync/wire-lines.test.ts',
    },
  ],
  'menu.withoutVegSwitch': [
    {
      file: 'src/features/menu/use-veg-only.ts',
      cut: '!constants.menu.withoutVegSwitch.includes(',
      instead: "![''].includes(",
      test: 'src/features/menu-page/screens/menu-screen.test.tsx',
    },
  ],
  'menu.brandCategory': [
    {
      file: 'src/features/menu/find-group.ts',
      cut: 'byId(constants.menu.brandCategory)',
      instead: 'undefined',
      test: 'src/app/brand-paths.test.tsx',
    },
  ],
  'menu.searchDelayMs': [
    {
      file: 'src/features/menu-page/use-menu-search.ts',
      cut: 'constants.menu.searchDelayMs',
      instead: '0',
      test: 'src/features/menu-page/use-menu-search.test.tsx',
    },
  ],
  'menu.structuredItemsMax': [
    {
      file: 'src/app/document/structured-data.ts',
      cut: 'constants.menu.structuredItemsMax',
      instead: '100_000',
      test: 'src/app/document/structured-data.test.ts',
    },
  ],
  'idle.waitMs': [
    {
      file: 'src/features/cart-sync/load-cart-sync.ts',
      cut: 'constants.idle.waitMs',
      instead: '0',
      test: 'src/features/cart-sync/load-cart-sync.test.ts',
    },
    {
      file: 'src/app/browser/start-app.ts',
      cut: 'setTimeout(() => onceUsed(() => void prepare()), constants.idle.waitMs)',
      instead: 'onceUsed(() => void prepare())',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'idle.monitoringAfterLoadMs': [
    {
      file: 'src/app/browser/load-monitoring.ts',
      cut: 'constants.idle.monitoringAfterLoadMs',
      instead: '0',
      test: 'src/app/browser/load-monitoring.test.ts',
    },
  ],
  partnerBySource: [
    {
      file: 'src/app/document/partner-script.ts',
      cut: "Object.keys(constants.partnerBySource).join('|')",
      instead: "'none'",
      test: 'src/app/document/partner-script.test.ts',
    },
    {
      file: 'src/features/session/entry-attributes.ts',
      cut: '= constants.partnerBySource',
      instead: '= {}',
      test: 'src/app/blocked-pages.test.tsx',
    },
  ],
};
