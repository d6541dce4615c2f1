import type { Wires } from './wire.ts';

/** More places where constants act. */
export const constantPlaceWires: Wires<string> = {
  'location.hiddenTowns': [
    {
      file: 'src/features/cities/hidden-towns.ts',
      cut: '= constants.location.hiddenTowns',
      instead: '= []',
      test: 'src/features/restaurants/api/hidden-towns.test.tsx',
    },
  ],
  'store.defaultId': [
    {
      file: 'src/app/page-state.ts',
      cut: 'storeId: constants.store.defaultId',
      instead: "storeId: ''",
      test: 'src/app/page-state.test.ts',
    },
  ],
  'menu.headersExperiment': [
    {
      file: 'src/features/cart-sync/cart-calls.ts',
      cut: 'variants[headersExperiment]',
      instead: "variants['none']",
      test: 'src/features/cart-sync/wire-lines.test.ts',
    },
  ],
  'market.countryCode': [
    {
      file: 'src/features/login/components/code-form.tsx',
      cut: '{constants.market.countryCode} ',
      instead: '',
      test: 'src/features/login/code-form.test.tsx',
    },
    {
      file: 'src/features/login/account-card.tsx',
      cut: '{constants.market.countryCode} ',
      instead: '',
      test: 'src/features/login/log-out.test.tsx',
    },
    {
      file: 'src/features/profile/components/mobile-line.tsx',
      cut: '{constants.market.countryCode} ',
      instead: '',
      test: 'src/features/profile/screens/profile-screen.test.tsx',
    },
  ],
  'location.recentPlacesMax': [
    {
      file: 'src/features/place/place-storage.ts',
      cut: 'recentPlacesMax, recentStoresMax } = constants.location',
      instead: 'recentStoresMax } = constants.location; const recentPlacesMax = 999',
      test: 'src/features/place/place-storage.test.ts',
    },
  ],
  'location.recentStoresMax': [
    {
      file: 'src/features/place/place-storage.ts',
      cut: 'recentPlacesMax, recentStoresMax } = constants.location',
      instead: 'recentPlacesMax } = constants.location; const recentStoresMax = 999',
      test: 'src/features/place/place-storage.test.ts',
    },
  ],
  'location.searchDelayMs': [
    {
      file: 'src/features/restaurants/screens/restaurants-screen.tsx',
      cut: 'constants.location.searchDelayMs',
      instead: '0',
      test: 'src/features/restaurants/screens/restaurants-screen.test.tsx',
    },
    {
      file: 'src/features/restaurants/screens/select-restaurant-screen.tsx',
      cut: 'constants.location.searchDelayMs',
      instead: '0',
      test: 'src/features/restaurants/screens/select-restaurant-screen.test.tsx',
    },
  ],
};
