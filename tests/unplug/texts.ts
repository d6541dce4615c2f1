import type { Wires } from './wire.ts';

/** The texts of the catalogue of errors that a customer reads. */
export const textWires: Wires<string> = {
  'text: addresses.saveFailed': [
    {
      file: 'src/features/addresses/components/address-editor.tsx',
      cut: 'addressesTexts.saveFailed',
      instead: "('Unplugged.' as never)",
      test: 'src/features/addresses/screens/new-address-screen.test.tsx',
    },
  ],
  'text: addresses.savedButNoLookup': [
    {
      file: 'src/features/addresses/components/address-editor.tsx',
      cut: 'addressesTexts.savedButNoLookup',
      instead: "('Unplugged.' as never)",
      test: 'src/features/addresses/screens/new-address-screen.test.tsx',
    },
  ],
  'text: addresses.deleteFailed': [
    {
      file: 'src/features/addresses/components/delete-address-dialog.tsx',
      cut: 'addressesTexts.deleteFailed',
      instead: "('Unplugged.' as never)",
      test: 'src/features/addresses/components/address-list.test.tsx',
    },
  ],
  'text: addresses.loadFailed': [
    {
      file: 'src/features/addresses/components/address-list.tsx',
      cut: 'addressesTexts.loadFailed',
      instead: "('Unplugged.' as never)",
      test: 'src/features/addresses/components/address-list.test.tsx',
    },
  ],
  'text: addresses.notFound': [
    {
      file: 'src/features/addresses/screens/new-address-screen.tsx',
      cut: 'addressesTexts.notFound',
      instead: "('Unplugged.' as never)",
      test: 'src/features/addresses/screens/new-address-screen.test.tsx',
    },
  ],
  'text: app.offline': [
    {
      file: 'src/config/texts/app.ts',
      cut: "'Internet connection Lost'",
      instead: "'Unplugged.'",
      test: 'src/features/profile/login-places.test.tsx',
    },
  ],
  'text: app.crashTitle': [
    {
      file: 'src/config/texts/app.ts',
      cut: "'Something went wrong!'",
      instead: "'Unplugged.'",
      test: 'src/app/crash-boundary.test.tsx',
    },
  ],
  'text: app.crashText': [
    {
      file: 'src/config/texts/app.ts',
      cut: "'Please try again.'",
      instead: "'Unplugged.'",
      test: 'src/app/crash-boundary.test.tsx',
    },
  ],
  'text: app.crashButton': [
    {
      file: 'src/config/texts/app.ts',
      cut: "'Refresh'",
      instead: "'Unplugged.'",
      test: 'src/app/crash-boundary.test.tsx',
    },
  ],
  'text: app.updateQuestion': [
    {
      file: 'src/config/texts/app.ts',
      cut: "'A new update is available. Do you want to update now?'",
      instead: "'Unplugged.'",
      test: 'src/app/chrome/update-dialog.test.tsx',
    },
  ],
  'text: app.pageNotFound': [
    {
      file: 'src/config/texts/app.ts',
      cut: "'Page Not Found'",
      instead: "'Unplugged.'",
      test: 'src/app/document/page-metadata.test.ts',
    },
  ],
  'text: app.brokenLink': [
    {
      file: 'src/config/texts/app.ts',
      cut: "'The link you clicked is not a working one!'",
      instead: "'Unplugged.'",
      test: 'src/app/feedback-steps.test.tsx',
    },
  ],
  'text: app.partNotLoaded': [
    {
      file: 'src/config/texts/app.ts',
      cut: "'That did not load. Please try again.'",
      instead: "'Unplugged.'",
      test: 'src/features/navigation/say-not-loaded.test.ts',
    },
  ],
  'text: documents.contentFailed': [
    {
      file: 'src/config/texts/documents.ts',
      cut: "'This part could not be loaded.'",
      instead: "'Unplugged.'",
      test: 'registry/engine/document-nodes.test.tsx',
    },
  ],
  'text: documents.tryAgain': [
    {
      file: 'src/config/texts/documents.ts',
      cut: "'Try again'",
      instead: "'Unplugged.'",
      test: 'registry/engine/document-nodes.test.tsx',
    },
  ],
  'text: generic.header': [
    {
      file: 'src/request/session-flight.ts',
      cut: 'genericTexts.header',
      instead: "('Unplugged.' as never)",
      test: 'src/app/chrome/request-popups.test.tsx',
    },
    {
      file: 'src/features/checkout/components/duplicate-dialog.tsx',
      cut: '{genericTexts.header}',
      instead: '"Unplugged."',
      test: 'src/features/checkout/components/questions.test.tsx',
    },
  ],
  'text: generic.text': [
    {
      file: 'src/app/chrome/left-menu.tsx',
      cut: 'text={genericTexts.text}',
      instead: 'text="Unplugged."',
      test: 'src/app/documents-shown.test.tsx',
    },
    {
      file: 'src/features/checkout/components/unknown-payment.tsx',
      cut: 'genericTexts.text',
      instead: "('Unplugged.' as never)",
      test: 'src/features/checkout/components/unknown-payment.test.tsx',
    },
    {
      file: 'src/request/refusal.ts',
      cut: 'genericTexts.text',
      instead: "('Unplugged.' as never)",
      test: 'src/features/login/number-form.test.tsx',
    },
  ],
  'text: generic.button': [
    {
      file: 'src/request/session-flight.ts',
      cut: 'genericTexts.button',
      instead: "('Unplugged.' as never)",
      test: 'src/app/chrome/request-popups.test.tsx',
    },
    {
      file: 'src/request/retry-notice.ts',
      cut: 'genericTexts.button',
      instead: "('Unplugged.' as never)",
      test: 'src/app/chrome/request-popups.test.tsx',
    },
  ],
  'text: location.noStore': [
    {
      file: 'src/features/place/lookup-result.ts',
      cut: 'locationTexts.noStore',
      instead: "('Unplugged.' as never)",
      test: 'src/features/place/lookup-result.test.ts',
    },
  ],
  'text: location.notDetected': [
    {
      file: 'src/config/texts/location.ts',
      cut: "'We could not auto detect your location, please select your location manually.'",
      instead: "'Unplugged.'",
      test: 'src/features/place/components/current-location.test.tsx',
    },
  ],
  'text: location.takeawayInstead': [
    {
      file: 'src/config/texts/location.ts',
      cut: "'Takeaway instead'",
      instead: "'Unplugged.'",
      test: 'src/features/place/takeaway-instead.test.ts',
    },
  ],
  'text: location.outside': [
    {
      file: 'src/config/texts/location.ts',
      cut: "'We could not find you in India. Please select your location manually.'",
      instead: "'Unplugged.'",
      test: 'src/features/place/components/current-location.test.tsx',
    },
  ],
  'text: location.blocked': [
    {
      file: 'src/features/place/components/use-detection.ts',
      cut: 'locationTexts.blocked',
      instead: "('Unplugged.' as never)",
      test: 'src/features/restaurants/screens/nearest-stores-screen.test.tsx',
    },
  ],
  'text: miniApp.loginFailed': [
    {
      file: 'src/config/texts/mini-app.ts',
      cut: "'We are unable to login , Please retry or exit to native app'",
      instead: "'Unplugged.'",
      test: 'src/features/partner-login/partner-login.test.tsx',
    },
  ],
  'text: miniApp.signInError': [
    {
      file: 'src/config/texts/mini-app.ts',
      cut: "'There was an error while signing-in. Please retry or exit.'",
      instead: "'Unplugged.'",
      test: 'src/features/partner-login/partner-login.test.tsx',
    },
  ],
  'text: request.internalServerError': [
    {
      file: 'src/config/texts/request.ts',
      cut: "'Something Went Wrong. Please Try Again.'",
      instead: "'Unplugged.'",
      test: 'src/request/server-error.test.ts',
    },
  ],
  'text: request.internalServerErrorHeader': [
    {
      file: 'src/config/texts/request.ts',
      cut: "  internalServerErrorHeader: 'Oops'",
      instead: "  internalServerErrorHeader: 'Unplugged.'",
      test: 'src/request/server-error.test.ts',
    },
  ],
  'text: request.internalServerErrorButton': [
    {
      file: 'src/config/texts/request.ts',
      cut: "'OK'",
      instead: "'Unplugged.'",
      test: 'src/request/server-error.test.ts',
    },
  ],
  'text: request.networkHeader': [
    {
      file: 'src/config/texts/request.ts',
      cut: "  networkHeader: 'Oops'",
      instead: "  networkHeader: 'Unplugged.'",
      test: 'src/request/network-retry.test.ts',
    },
  ],
  'text: request.networkRetrying': [
    {
      file: 'src/request/retry-notice.ts',
      cut: 'requestTexts.networkRetrying',
      instead: "('Unplugged.' as never)",
      test: 'src/app/chrome/request-popups.test.tsx',
    },
  ],
  'text: request.retryFailed': [
    {
      file: 'src/config/texts/request.ts',
      cut: "'Retry Failed'",
      instead: "'Unplugged.'",
      test: 'src/features/cart-sync/cart-engine.test.ts',
    },
  ],
  'text: request.badResponse': [
    {
      file: 'src/config/texts/request.ts',
      cut: "'Bad response from server'",
      instead: "'Unplugged.'",
      test: 'src/request/json-retry.test.ts',
    },
  ],
  'text: request.serviceDown': [
    {
      file: 'src/config/texts/request.ts',
      cut: "'Something wrong with service hosted'",
      instead: "'Unplugged.'",
      test: 'src/request/server-error.test.ts',
    },
  ],
  'text: request.partnerSessionFailed': [
    {
      file: 'src/config/texts/request.ts',
      cut: "'You have been logged out. Please exit.'",
      instead: "'Unplugged.'",
      test: 'src/request/session-refresh.test.ts',
    },
  ],
  'text: request.sessionFailed': [
    {
      file: 'src/request/session-flight.ts',
      cut: 'requestTexts.sessionFailed',
      instead: "('Unplugged.' as never)",
      test: 'src/app/chrome/request-popups.test.tsx',
    },
  ],
  'text: stores.storeOffline': [
    {
      file: 'src/config/texts/stores.ts',
      cut: "'Store is currently offline'",
      instead: "'Unplugged.'",
      test: 'src/features/place/lookup-result.test.ts',
    },
  ],
  'text: stores.storeTrouble': [
    {
      file: 'src/config/texts/stores.ts',
      cut: "'Sorry, we are facing some temporary issues with the store selected. Please select a different store'",
      instead: "'Unplugged.'",
      test: 'src/features/menu-page/screens/menu-screen.test.tsx',
    },
  ],
  'text: addresses.faults': [
    {
      file: 'src/features/addresses/components/address-form.tsx',
      cut: 'addressesTexts.faults(faults)',
      instead: "''",
      test: 'src/features/addresses/components/address-form.test.tsx',
    },
  ],
};
