import type { Plugin } from 'vite';

export const clientEntry = 'src/app/boot.ts';

/**
 * The entries of the shell, which hydrates pages. It contains all of their static imports, direct and indirect, but no dynamic ones. The entry
 * itself is not part of the chunk, because loading a chunk runs all of its modules.
 */
const shellEntries = ['/src/app/entry-client.tsx', '/src/app/providers.tsx'] as const;

/** The items of the bars, which every page has, mark the current page. A chunk of its own would be larger than the module. */
const currentPage = '/src/features/navigation/use-current-page.ts';

/**
 * Finds the modules that boot.ts needs, which handles events from the first moment, and the modules of the shell. One chunk for the shell is
 * several kilobytes smaller than the dozens of chunks that would share its modules.
 */
export function beginnings() {
  const imports = new Map<string, readonly string[]>();
  let bootModules: Set<string> | null = null;
  let shellModules: Set<string> | null = null;

  function reachedFrom(entries: readonly string[]): Set<string> {
    const reached = new Set([...imports.keys()].filter((id) => entries.some((entry) => id.endsWith(entry))));
    for (const each of reached) for (const imported of imports.get(each) ?? []) reached.add(imported);
    return reached;
  }
  const isOfBoot = (id: string) => (bootModules ??= reachedFrom([`/${clientEntry}`])).has(id);
  const isOfShell = (id: string) => (shellModules ??= reachedFrom(shellEntries)).has(id);

  return {
    plugin: {
      name: 'beginnings',
      moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds),
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
          const waited = chunk.imports.filter((name) => !/\/(boot-parts|rolldown-runtime)-/.test(name));
          if (waited.length > 0)
            this.error(
              `boot.ts handles no events before ${waited.join(', ')} is loaded: remove this static import.`,
            );
        }
      },
    } satisfies Plugin,
    isOfBoot: (id: string) => isOfBoot(id) && !id.endsWith(`/${clientEntry}`),
    isOfShell: (id: string) => (isOfShell(id) && !id.endsWith(shellEntries[0])) || id.endsWith(currentPage),
  };
}

type Beginnings = ReturnType<typeof beginnings>;

/**
 * Manually defined chunks: libraries that seldom change, the code that every page starts with, and modules that product cards or the pages of the
 * menu share.
 */
export const chunkGroups = (begins: Beginnings) => [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  {
    name: 'framework',
    test: /node_modules\/(react-router|react-router-dom|@reduxjs|react-redux|redux|redux-thunk|immer|reselect|swr|dequal|use-sync-external-store)\//,
    priority: 3,
  },
  { name: 'boot-parts', test: (id: string) => begins.isOfBoot(id), priority: 5 },
  // The note of veg only is loaded late by most pages: what loads it is smaller here than as a file. So are the items of the bottom bar.
  {
    name: 'shell',
    test: (id: string) =>
      begins.isOfShell(id) || /\/(menu\/late-veg-only-note|widgets\/bottom-item\/view)\.tsx$/.test(id),
    priority: 2,
  },
  {
    name: 'cards',
    test: /\/src\/(ui\/(picture|price|veg-mark|stepper|badge|section|error-state|card|empty-state|button\/button-link|choice-input|use-early-typing)|features\/(cart|catalog|navigation\/use-current-page|menu\/(use-veg-only|veg-only-words|menu-slice)))[./](?!variant-words|limit-|facts-words|line-|cart-storage|confirm-in-cart|components\/product-(rail|card\/product-rail-))/,
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'menu-parts',
    test: /\/src\/(ui\/(use-wide|switch\/)|features\/(menu\/(menu-(failed|words|request)|use-menu)|menu-page\/group-anchor|favourites\/favourite-))/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'home-parts',
    test: /\/src\/(ui\/(rail|wash|carousel\/use-reduced-motion)|features\/documents\/use-landing)[./]/,
    minShareCount: 2,
    priority: 0,
  },
  // Each of the maps comes with a library that is ten times as large as all of them.
  {
    name: 'maps',
    test: /\/src\/features\/map\/(components\/((pin|store|rider)-map|pin-drawing|map-frame)\.|(ride|store)-markers|group-stores|use-(leaflet-map|map-theme))/,
    priority: 0,
    includeDependenciesRecursively: false,
  },
  // Small parts that most pages besides home and menu have.
  {
    name: 'page-parts',
    test: /\/(src\/(ui\/(indian-moment|chip\/|link\/|list-link\/)|request\/endpoint-at|features\/(app-config\/(order|wallet)-config|wallet\/(use-has-wallet|points-words|api\/(use-customer-key|wallet-keys|get-loyalty-points)|components\/if-wallet)))|schemas\/compiled\/calls\/get-(loyalty-user|total-balance))/,
    minShareCount: 2,
    priority: 1,
  },
  // A form shows several of its fields.
  {
    name: 'form-fields',
    test: /\/(widgets\/field-[a-z]+\/|src\/(features\/feedback\/(feedback-words|components\/rating-face)|config\/texts\/feedback))/,
    priority: 0,
    includeDependenciesRecursively: false,
  },
  {
    name: 'screen-parts',
    test: /\/src\/features\/(documents\/slot|navigation\/own-path|order-type\/delivery-states)\./,
    minShareCount: 2,
    priority: 1,
  },
  // The names of all chunks are in the shell. These modules are shared in many ways, each of which would be a chunk of its own.
  {
    name: 'login-parts',
    test: /\/src\/features\/login\/(?!screens|ask-login|load-ask|login-links|login-paths|account-card|log-out)/,
    minShareCount: 2,
    priority: 1,
  },
  // The two steps that everybody takes, and the ways that few do.
  { name: 'login', test: /\/src\/features\/login\/screens\/login-/, priority: 1 },
  {
    name: 'logins',
    test: /\/src\/(features\/((login\/screens\/password|(social|partner)-login\/))|app\/browser\/start-in-partner)/,
    priority: 1,
  },
  {
    name: 'login-links',
    test: /\/src\/features\/(login\/(load-ask|login-links|login-paths)|navigation\/pressed-address)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'cart-parts',
    test: /\/src\/features\/(cart\/line-|cart-page\/use-cart-opened|cart-sync\/(priced-cart-slice|sync-cart))/,
    minShareCount: 2,
    priority: 1,
  },
  // Of places what the cart shows at once, and the rest.
  {
    name: 'places',
    test: /\/(src\/features\/(place\/(open-places|place-(slice|storage)|recents|use-places-ready)|addresses\/address-(lines|owner))|schemas\/compiled\/stored\/(recent-places|recent-store-ids|selected-address))\.ts/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'cities',
    test: /\/src\/features\/cities\/(hidden-towns|matching-names|popular-cities)\.ts/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'city-calls',
    test: /\/src\/features\/cities\/api\//,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'place-parts',
    test: /\/(src\/features\/(place\/use-go-on|addresses\/(address-(contact|rules|values)|use-addresses)|order-details\/(open|order-details-s|use)[a-z-]+|restaurants\/api\/(store-keys|get-store-page))|schemas\/compiled\/stored\/(order-contact|delivery-instructions))\.ts/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'address-list',
    test: /\/src\/features\/addresses\/(components\/address-(list|choice-page)|screens\/(change-)?address-screen)\.tsx/,
    priority: 1,
  },
  {
    name: 'store-lists',
    test: /\/src\/features\/restaurants\/components\/store-(card|choice-list)\.tsx/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'store-search',
    test: /\/src\/features\/restaurants\/(api\/(get-nearest|search)-stores|use-locator-query)\.ts/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'contact',
    test: /\/src\/(features\/contact|ui\/(text-(field|area)|select|checkbox|radio-group|time-of-day))[./]/,
    minShareCount: 2,
    priority: 1,
  },
  // The start of every page needs these: among the modules of the cart it would wait for those.
  {
    name: 'start-parts',
    test: /\/(src\/(features\/(cart\/cart-storage|session\/tab-lock)|config\/texts\/(cart-check|request))|schemas\/compiled\/stored\/(cart-lines|coupon-code))\.ts/,
    minShareCount: 2,
    priority: 1,
  },
  // Requests need it: among the modules of a page they would wait for that page.
  { name: 'header-names', test: /\/schemas\/header-names\.ts/, priority: 2 },
  {
    name: 'cart-sync',
    test: /\/(src\/features\/(cart-sync\/(?!load-cart-sync|priced-cart-slice|sync-cart))|schemas\/compiled\/(shapes\/cart|calls\/([a-z]+-cart|put-cart-[a-z-]+|create-cart-items|apply-coupon|remove-[a-z]+))\.ts)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'offers',
    test: /\/src\/features\/offers\/(?!screens|apply-offer|kept-offer|send-offer|outcome-words)/,
    minShareCount: 2,
    priority: 1,
  },
  // One file for all the steps of a payment: who opens one needs the next. QR codes are for few.
  {
    name: 'checkout',
    test: /\/(src\/features\/checkout\/(?!components\/qr-code)|schemas\/compiled\/calls\/((batch-)?confirm-(order|pickup)|batch-confirm|check-duplicate-order|get-(last-payment|payment-options|paytm-balance|wallet-balance(-for)?|transaction)|initiate-order|[a-z]+-paytm(-otp)?|pay-by-voucher|poll-payment|process-payment|remove-payment-promo|reset-voucher-pin|send-order-otp|submit-(?![a-z-]*feedback)[a-z-]+|validate-(order|paytm-otp)|verify-payment)\.ts)/,
    priority: 0,
    includeDependenciesRecursively: false,
  },
  // What payments and orders share.
  {
    name: 'payment-parts',
    test: /\/(schemas\/(payment-(actions|modes)|compiled\/stored\/order-id)|src\/config\/texts\/payment)\.ts/,
    priority: 1,
  },
  // Nothing else in these two: other pages need what they are made of.
  {
    name: 'cart-extras',
    test: /\/src\/features\/(order-details\/(instruction|order-details-words)|cart-page\/(order-words|button-text|late-sheets|api\/get-(cart|upsell)|components\/(order\.|bill|pay|extras\.|upsell|offers|offer-row|applied|contact|notes|menu-cards|store-address|unavailable-card)|use-(coupon|contact|go-on|nudge)|nudge|offers-words|contact|why-blocked|remove-))/,
    priority: 0,
    includeDependenciesRecursively: false,
  },
  {
    name: 'offer-terms',
    test: /\/schemas\/compiled\/calls\/get-(offer|promo)-terms\.ts/,
    priority: 1,
  },
  {
    name: 'cart-sheets',
    test: /\/src\/features\/(cart-page\/(components\/(offer-terms-sheet|unavailable-question)\.|api\/get-offer-terms)|offers\/components\/terms-sheet)/,
    priority: 0,
    includeDependenciesRecursively: false,
  },
  // All that follows on a payment: one file, because customers go from one of its screens to the next.
  {
    name: 'orders',
    test: /\/(src\/(features\/(orders|tracking|push)\/|config\/texts\/orders)|schemas\/compiled\/calls\/(get-(order|tracked|favourite-orders|dynamic)[a-z-]*|track-other-order|send-tracker-status|acknowledge-popup|set-favourite-order|reorder|get-push-state|(save|remove)-push-subscription)\.ts)/,
    priority: 0,
    includeDependenciesRecursively: false,
  },
  // Customers go from their profile to their wallet.
  {
    name: 'profile',
    test: /\/(src\/(features\/(profile|wallet)\/|ui\/indian-day)|schemas\/compiled\/calls\/get-(wallet-(summary|transactions|history)|passbook)\.ts)/,
    priority: 0,
  },
  // Information pages lead to one another.
  {
    name: 'info',
    test: /\/(src\/(features\/(info\/|app-config\/info-config|documents\/api\/get-info-page)|config\/late-env)|schemas\/(rules\/(mobile-cipher|web-view)|documents\/info-config-defaults|compiled\/calls\/get-(info-page|sitemap|scoreboard|vote-leaderboard)))/,
    priority: 0,
    includeDependenciesRecursively: false,
  },
  {
    name: 'stored-late',
    test: /\/schemas\/compiled\/stored\/([a-z-]+-draft|combo-option-selections|feedback-waiting|login-step|cart-sync|coupon-code|is-wallet-used|display-net-price)\.ts/,
    minShareCount: 2,
    priority: 1,
  },
];

/** Chunks that the page preloads before anything is imported. */
export const isOfStart = (chunk: string) =>
  /\/(boot-parts|rolldown-runtime|react|framework|shell|entry-client)-/.test(chunk);

/**
 * The files that are fetched before a chunk is imported: the chunk and those that it imports, so that none waits for another. The chunks of the
 * start are loaded already.
 */
export function fetchedBefore(file: string, chunks: readonly string[]): string[] {
  return [...new Set([file, ...chunks])].filter((chunk) => !isOfStart(chunk));
}
