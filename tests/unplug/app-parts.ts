import type { Wires } from './wire.ts';

/** What is mounted, started and passed through: parts that are built and tested on their own, and where they are put to use. */
export const appPartWires: Wires<string> = {
  'frame: skip link': [
    {
      file: 'src/app/app.tsx',
      cut: '<SkipLink targetId={mainId} />',
      instead: '',
      test: 'src/app/app.test.tsx',
    },
  ],
  'frame: prompt of a new version': [
    {
      file: 'src/app/app.tsx',
      cut: '<UpdatePrompt />',
      instead: '',
      test: 'src/app/app.test.tsx',
    },
  ],
  'frame: bottom bar': [
    {
      file: 'src/app/app.tsx',
      cut: '{showsBottomBar && <BottomBar document={navigation} />}',
      instead: '',
      test: 'src/app/chrome/navigation.test.tsx',
    },
  ],
  'frame: overlay': [
    {
      file: 'src/app/app.tsx',
      cut: '<Overlay />',
      instead: '',
      test: 'src/app/app.test.tsx',
    },
  ],
  'frame: toaster': [
    {
      file: 'src/app/app.tsx',
      cut: '<Toaster />',
      instead: '',
      test: 'src/app/app.test.tsx',
    },
  ],
  'frame: offline notice': [
    {
      file: 'src/app/app.tsx',
      cut: '<OfflineNotice />',
      instead: '',
      test: 'src/app/app.test.tsx',
    },
  ],
  'frame: alerts': [
    {
      file: 'src/app/app.tsx',
      cut: '<AlertsBanner />',
      instead: '',
      test: 'src/app/app.test.tsx',
    },
  ],
  'frame: footer': [
    {
      file: 'src/app/app.tsx',
      cut: 'footer\n      ) : (',
      instead: 'null\n      ) : (',
      test: 'src/app/app.test.tsx',
    },
  ],
  'frame: title of the page': [
    {
      file: 'src/app/app.tsx',
      cut: '<PageMetadata />',
      instead: '',
      test: 'src/app/app.test.tsx',
    },
  ],
  'frame: place that is wanted': [
    {
      file: 'src/app/app.tsx',
      cut: `  useWantedPlace();
`,
      instead: '',
      test: 'src/app/app.test.tsx',
    },
  ],
  'frame: change of page': [
    {
      file: 'src/app/app.tsx',
      cut: `  usePageChange();
`,
      instead: '',
      test: 'src/app/app.test.tsx',
    },
  ],
  'frame: preview ribbon': [
    {
      file: 'src/app/app.tsx',
      cut: '{preview && <previewRibbon.Part preview={preview} />}',
      instead: '',
      test: 'src/app/render-page.test.ts',
    },
  ],
  'frame: install offer': [
    {
      file: 'src/app/frame-parts.tsx',
      cut: 'shown={!screen || hasPopups(screen.id)}',
      instead: 'shown={false}',
      test: 'src/app/app.test.tsx',
    },
    {
      file: 'src/app/frame-parts.tsx',
      cut: 'shown={!screen || hasPopups(screen.id)}',
      instead: 'shown={true}',
      test: 'src/app/app.test.tsx',
    },
  ],
  'frame: popup of a failure': [
    {
      file: 'src/app/app.tsx',
      cut: '<Popup />',
      instead: '',
      test: 'src/app/app.test.tsx',
    },
  ],
  'frame: choices of a dish': [
    {
      file: 'src/app/app.tsx',
      cut: '<CustomisedDish />',
      instead: '',
      test: 'src/app/app.test.tsx',
    },
  ],
  'frame: menu at the side closes': [
    {
      file: 'src/app/app.tsx',
      cut: `  useEffect(() => setMenuOpen(false), [key]);
`,
      instead: '',
      test: 'src/app/app.test.tsx',
    },
  ],
  'frame: cart bar': [
    {
      file: 'src/app/app.tsx',
      cut: '!bare && !screen?.ownBar && (',
      instead: 'false && (',
      test: 'src/app/app.test.tsx',
    },
  ],
  'frame: content of a customer': [
    {
      file: 'src/app/providers.tsx',
      cut: '<PersonalContent />',
      instead: '',
      test: 'src/app/engine/personal-content.test.tsx',
    },
  ],
  'frame: guard of a page': [
    {
      file: 'src/app/screen-route.tsx',
      cut: "if (screen.guard === 'none') return",
      instead: 'if (true) return',
      test: 'src/app/app.test.tsx',
    },
  ],
  'frame: redirect of a page': [
    {
      file: 'src/app/screen-route.tsx',
      cut: 'screen.redirectTo !== undefined',
      instead: 'false',
      test: 'src/app/app.test.tsx',
    },
  ],
  'slot: thank-you.end': [
    {
      file: 'src/features/orders/components/thank-you.tsx',
      cut: '{started && <Slot name="thank-you.end" />}',
      instead: '{null}',
      test: 'src/app/app.test.tsx',
    },
  ],
  'slot: history.top': [
    {
      file: 'src/features/orders/screens/order-history-screen.tsx',
      cut: '<Slot name="history.top" />',
      instead: '{null}',
      test: 'src/app/app.test.tsx',
    },
  ],
  'slot: profile.top': [
    {
      file: 'src/features/profile/screens/profile-screen.tsx',
      cut: '<Slot name="profile.top" />',
      instead: '{null}',
      test: 'src/app/app.test.tsx',
    },
  ],
  'slot: profile.end': [
    {
      file: 'src/features/profile/screens/profile-screen.tsx',
      cut: '<Slot name="profile.end" />',
      instead: '{null}',
      test: 'src/app/app.test.tsx',
    },
  ],
  'slot: offers.top': [
    {
      file: 'src/features/offers/screens/offers-screen.tsx',
      cut: '{slot !== undefined && <Slot name={slot} />}',
      instead: '{null}',
      test: 'src/app/app.test.tsx',
    },
  ],
  'slot: offers.end': [
    {
      file: 'src/features/offers/screens/offers-screen.tsx',
      cut: '{slot !== undefined && started && <Slot name="offers.end" />}',
      instead: '{null}',
      test: 'src/app/app.test.tsx',
    },
  ],
  'slot: payment.top': [
    {
      file: 'src/features/checkout/screens/payment-type-screen.tsx',
      cut: '{slot !== undefined && <Slot name={slot} />}',
      instead: '{null}',
      test: 'src/app/app.test.tsx',
    },
  ],
  'slot: cart.top': [
    {
      file: 'src/features/cart-page/screens/cart-screen.tsx',
      cut: '{slot !== undefined && <Slot name={slot} />}',
      instead: '{null}',
      test: 'src/app/app.test.tsx',
    },
  ],
  'slot: cart.end': [
    {
      file: 'src/features/cart-page/components/cart-content.tsx',
      cut: '{hasSlots && <Slot name="cart.end" />}',
      instead: '',
      test: 'src/app/app.test.tsx',
    },
  ],
  'slot: menu.top': [
    {
      file: 'src/features/menu-page/screens/menu-screen.tsx',
      cut: '{slot !== undefined && <placeSlot.Part name={slot} />}',
      instead: '{null}',
      test: 'src/app/app.test.tsx',
    },
  ],
  'menu that veg only empties': [
    {
      file: 'src/features/menu-page/screens/menu-screen.tsx',
      cut: '<noDishes.Part onShowAll={() => veg.choose(false)} />',
      instead: 'null',
      test: 'src/features/menu-page/screens/nothing-vegetarian.test.tsx',
    },
  ],
  'slot: customise.top': [
    {
      file: 'src/features/customise/components/choice-maker.tsx',
      cut: '<Slot name="customise.top" />',
      instead: '{null}',
      test: 'src/features/customise/screens/customise-screen.test.tsx',
    },
  ],
  'slot: customise.end': [
    {
      file: 'src/features/customise/components/choice-maker.tsx',
      cut: '<Slot name="customise.end" />',
      instead: '{null}',
      test: 'src/features/customise/screens/customise-screen.test.tsx',
    },
  ],
  'slot: track.end': [
    {
      file: 'src/features/tracking/screens/track-screen.tsx',
      cut: '{started && <Slot name="track.end" />}',
      instead: '{null}',
      test: 'src/app/app.test.tsx',
    },
  ],
  'policy: networkRetry': [
    {
      file: 'src/request/create-request.ts',
      cut: `    networkRetry({ ...ports, notice: createRetryNotice(ports.popup) }),
`,
      instead: '',
      test: 'src/request/network-retry.test.ts',
    },
  ],
  'policy: sessionRefresh': [
    {
      file: 'src/request/create-request.ts',
      cut: `    sessionRefresh({ session, flight }),
`,
      instead: '',
      test: 'src/request/session-refresh.test.ts',
    },
  ],
  'policy: storeFallback': [
    {
      file: 'src/request/create-request.ts',
      cut: `    storeFallback,
`,
      instead: '',
      test: 'src/request/store-fallback.test.ts',
    },
  ],
  'policy: serverError': [
    {
      file: 'src/request/create-request.ts',
      cut: `    serverError({ ...ports, flight }),
`,
      instead: '',
      test: 'src/request/server-error.test.ts',
    },
  ],
  'policy: serviceDown': [
    {
      file: 'src/request/create-request.ts',
      cut: `    serviceDown,
`,
      instead: '',
      test: 'src/request/server-error.test.ts',
    },
  ],
  'policy: jsonRetry': [
    {
      file: 'src/request/create-request.ts',
      cut: `    jsonRetry,
`,
      instead: '',
      test: 'src/request/json-retry.test.ts',
    },
  ],
  'policy: withTimeOut': [
    {
      file: 'src/request/create-request.ts',
      cut: 'withTimeOut(transport, ports)',
      instead: 'transport',
      test: 'src/request/network-retry.test.ts',
    },
  ],
};
