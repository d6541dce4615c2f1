import { type Afterwards, afterwards, type Beginnings } from './chunks.ts';

/**
 * Manually defined chunks: libraries that seldom change, the code that every page starts with, and modules that product cards or the pages of the
 * menu share.
 */
export const chunkGroups = (begins: Beginnings) => [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|\/app\/browser\/react-dom\.ts$/,
    priority: 40,
  },
  {
    name: 'framework',
    test: /node_modules\/(react-router|react-router-dom|@reduxjs|react-redux|redux|redux-thunk|immer|reselect|swr|dequal|use-sync-external-store)\//,
    priority: 30,
  },
  { name: 'boot', test: (id: string) => begins.isOfBoot(id), priority: 50 },
  ...(Object.keys(afterwards) as Afterwards[]).map((name, position) => ({
    name,
    test: (id: string) => begins.isOf(name, id),
    // Below the shell and the cards, above what only some pages share.
    priority: 15 - position,
    includeDependenciesRecursively: false,
  })),
  // The note of veg only is loaded late by most pages: what loads it is smaller here than as a file. So are the items of the bottom bar, and what
  // nearly every page has.
  {
    name: 'shell',
    test: (id: string) =>
      begins.isOfShell(id) ||
      /\/(menu\/late-veg-only-note|widgets\/bottom-item\/view|documents\/(slot|use-landing))\.tsx?$/.test(id),
    priority: 20,
  },
  {
    name: 'cards',
    test: /\/src\/(ui\/(picture|price|veg-mark|stepper|badge|section|error-state|card|button\/button-link|choice-input|use-early-typing)|features\/(cart|catalog|navigation\/use-current-page|menu\/(use-veg-only|veg-only-words|menu-slice)))[./](?!variant-words|repeat-text|catalogue-price|limit-|facts-words|line-|cart-storage|confirm-in-cart|components\/product-(rail|card\/product-rail-))/,
    minShareCount: 3,
    priority: 18,
  },
  {
    name: 'states',
    test: /\/src\/ui\/(empty-state|notice)\//,
    minShareCount: 2,
    priority: 19,
    includeDependenciesRecursively: false,
  },
  {
    name: 'menu-parts',
    test: /\/src\/(ui\/(use-wide|switch\/)|features\/(menu\/(menu-(failed|words|request)|use-menu)|menu-page\/group-anchor|favourites\/favourite-))/,
    minShareCount: 2,
    priority: 18,
  },
  // The first screen of a usual home page.
  {
    name: 'home',
    test: /\/(widgets\/(hero-carousel|order-types|category-grid|bestsellers)\/|src\/(features\/(home\/|catalog\/components\/product-(rail|card\/product-rail-))|ui\/(carousel|rail|wash)\/))/,
    priority: 17,
    includeDependenciesRecursively: false,
  },
  // What usually stands below it.
  {
    name: 'home-below',
    test: /\/(widgets\/(countdown-offer|essentials|everyday-value|favourite-banner|hygiene-banner|other-offers|previous-order|story-block|active-order|offers-rail)\/|src\/ui\/picture-banner\/)/,
    priority: 17,
    includeDependenciesRecursively: false,
  },
  // The entries of the left menu.
  {
    name: 'menu-views',
    test: /\/widgets\/menu-(entry|group)\//,
    priority: 17,
    includeDependenciesRecursively: false,
  },
  // Fields and what is said of their values: many forms have one or two of them.
  {
    name: 'fields',
    test: /\/(schemas\/entities\/customer-fields|src\/(ui\/(field|text-field)\/|features\/contact\/(mobile-(number|field)|number-fault|email)|config\/texts\/validation))/,
    minShareCount: 2,
    priority: 17,
    includeDependenciesRecursively: false,
  },
  // Sheets and dialogs, wherever they open.
  {
    name: 'sheets',
    test: /\/(src\/(ui\/((modal|sheet|dialog|overlay)\/|use-close-request)|app\/browser\/style-singleton)|node_modules\/(@radix-ui|react-remove-scroll|react-remove-scroll-bar|use-callback-ref|use-sidecar|tslib|aria-hidden)\/)/,
    minShareCount: 2,
    priority: 17,
    includeDependenciesRecursively: false,
  },
  // Each of the maps comes with a library that is ten times as large as all of them.
  {
    name: 'maps',
    test: /\/src\/features\/map\/(components\/((pin|store|rider)-map|pin-drawing|map-frame)\.tsx|(ride|store)-markers|group-stores|use-(leaflet-map|map-theme))/,
    priority: 0,
    includeDependenciesRecursively: false,
  },
  // Small parts that most pages besides home and menu have.
  {
    name: 'page-parts',
    test: /\/(src\/(config\/trusted-types|store\/use-(read|clock|seconds-left)|ui\/(use-list-focus|indian-time|chip\/|link\/|list-link\/)|request\/endpoint-at|features\/(app-config\/(order|wallet)-config|wallet\/(use-has-wallet|points-words|api\/(use-customer-key|wallet-keys|get-loyalty-points)|components\/if-wallet)))|schemas\/compiled\/calls\/get-(loyalty-user|total-balance))/,
    minShareCount: 2,
    priority: 17,
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
    test: /\/src\/features\/(navigation\/own-path|order-type\/delivery-states)\./,
    minShareCount: 2,
    priority: 18,
  },
  // The names of all chunks are in the shell. These modules are shared in many ways, each of which would be a chunk of its own.
  {
    name: 'login-parts',
    test: /\/src\/features\/login\/(?!screens|ask-login|load-ask|login-links|login-paths|account-card|log-out)/,
    minShareCount: 2,
    priority: 10,
    includeDependenciesRecursively: false,
  },
  // The two steps that everybody takes, and the ways that few do.
  { name: 'login', test: /\/src\/features\/login\/screens\/login-/, priority: 10 },
  // Fetched before it is needed, on every page: it must bring no login along.
  {
    name: 'popup-dialog',
    test: /\/src\/(app\/chrome\/popup-dialog|features\/partner-login\/partner-(bridge|login-words))\./,
    priority: 12,
    includeDependenciesRecursively: false,
  },
  {
    name: 'logins',
    test: /\/src\/(features\/((login\/screens\/password|(social|partner)-login\/))|app\/browser\/start-in-partner)/,
    priority: 10,
    includeDependenciesRecursively: false,
  },
  {
    name: 'login-links',
    test: /\/src\/features\/(login\/(load-ask|login-links|login-paths)|navigation\/pressed-address)/,
    minShareCount: 2,
    priority: 18,
    includeDependenciesRecursively: false,
  },
  {
    name: 'cart-parts',
    test: /\/src\/features\/(cart\/line-|cart-page\/(use-cart-opened|screens\/cart-screen\.module|cart-variants)|cart-sync\/(priced-cart-slice|sync-cart))/,
    minShareCount: 2,
    priority: 10,
  },
  // Of places what the cart shows at once, and the rest.
  {
    name: 'places',
    test: /\/(src\/features\/(place\/(open-places|place-(slice|storage)|recents|use-places-ready)|addresses\/address-(lines|owner))|schemas\/compiled\/(stored\/(recent-places|recent-store-ids|selected-address)|shapes\/(place|known-address|stored-address))|src\/store\/keep-stored)\.ts/,
    minShareCount: 2,
    priority: 18,
  },
  {
    name: 'cities',
    test: /\/src\/features\/cities\/(hidden-towns|matching-names|popular-cities)\.ts/,
    minShareCount: 2,
    priority: 10,
  },
  {
    name: 'city-calls',
    test: /\/src\/features\/cities\/api\//,
    minShareCount: 2,
    priority: 10,
  },
  {
    name: 'place-parts',
    test: /\/(src\/features\/(place\/use-go-on|addresses\/(address-(contact|rules|values)|use-addresses)|order-details\/(open|order-details-s|use)[a-z-]+|restaurants\/api\/(store-keys|get-store-page)|order-type\/place-type)|schemas\/compiled\/stored\/(order-contact|delivery-instructions))\.ts/,
    minShareCount: 2,
    priority: 10,
  },
  {
    name: 'address-list',
    test: /\/src\/features\/addresses\/(components\/address-(list|choice-page)|screens\/(change-)?address-screen)\.tsx/,
    priority: 10,
    includeDependenciesRecursively: false,
  },
  {
    name: 'store-lists',
    test: /\/src\/features\/restaurants\/components\/store-(card|choice-list)\.tsx/,
    minShareCount: 2,
    priority: 10,
  },
  {
    name: 'store-search',
    test: /\/src\/features\/restaurants\/(api\/(get-nearest|search)-stores|use-locator-query)\.ts/,
    minShareCount: 2,
    priority: 10,
  },
  {
    name: 'contact',
    test: /\/src\/(features\/contact|ui\/(text-(field|area)|select|checkbox|radio-group))[./]/,
    minShareCount: 2,
    priority: 10,
  },
  // The start of every page needs these: among the modules of the cart it would wait for those.
  {
    name: 'start-parts',
    test: /\/(src\/(features\/(cart\/cart-storage|session\/tab-lock)|config\/texts\/(cart-check|request))|schemas\/compiled\/stored\/(cart-lines|coupon-code))\.ts/,
    minShareCount: 2,
    priority: 10,
  },
  {
    name: 'cart-sync',
    test: /\/(src\/(request\/is-final|features\/(cart-sync\/(?!load-cart-sync|priced-cart-slice|sync-cart)))|schemas\/compiled\/(shapes\/cart|calls\/([a-z]+-cart|put-cart-[a-z-]+|create-cart-items|apply-coupon|remove-[a-z]+))\.ts)/,
    minShareCount: 2,
    priority: 10,
  },
  {
    name: 'offers',
    test: /\/src\/features\/offers\/(?!screens|apply-offer|kept-offer|send-offer|outcome-words)/,
    minShareCount: 2,
    priority: 10,
  },
  // One file for all the steps of a payment: who opens one needs the next. QR codes are for few.
  {
    name: 'checkout',
    test: /\/(src\/features\/checkout\/(?!components\/qr-code)|schemas\/rules\/wallet-share|schemas\/compiled\/calls\/((batch-)?confirm-(order|pickup)|batch-confirm|check-duplicate-order|get-(last-payment|payment-options|paytm-balance|wallet-balance(-for)?|transaction)|initiate-order|[a-z]+-paytm(-otp)?|pay-by-voucher|poll-payment|process-payment|remove-payment-promo|reset-voucher-pin|send-order-otp|submit-(?![a-z-]*feedback)[a-z-]+|validate-(order|paytm-otp)|verify-payment)\.ts)/,
    priority: 0,
    includeDependenciesRecursively: false,
  },
  // What payments and orders share.
  {
    name: 'payment-parts',
    test: /\/(schemas\/(payment-(actions|modes)|compiled\/stored\/order-id)|src\/(config\/texts\/payment|features\/checkout\/forget-transaction))\.ts/,
    priority: 10,
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
    priority: 10,
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
    test: /\/(src\/features\/(profile|wallet)\/|schemas\/compiled\/calls\/get-(wallet-(summary|transactions|history)|passbook)\.ts)/,
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
    priority: 10,
  },
];
