import type { Wires } from './wire.ts';

/** Those of the way of an order: cart, payment, tracking, feedback. */
export const orderConstantWires: Wires<string> = {
  'polling.unifiedEveryMs': [
    {
      file: 'src/features/checkout/polling.ts',
      cut: 'const { unifiedEveryMs, unifiedTries } = constants.polling;',
      instead: 'const { unifiedTries } = constants.polling; const unifiedEveryMs = 1;',
      test: 'src/features/checkout/components/waiting-for-payment.test.tsx',
    },
  ],
  'polling.unifiedTries': [
    {
      file: 'src/features/checkout/polling.ts',
      cut: 'const { unifiedEveryMs, unifiedTries } = constants.polling;',
      instead: 'const { unifiedEveryMs } = constants.polling; const unifiedTries = 3;',
      test: 'src/features/checkout/components/waiting-for-payment.test.tsx',
    },
  ],
  'cart.updateDelayMs': [
    {
      file: 'src/features/cart-sync/cart-engine.ts',
      cut: 'constants.cart.updateDelayMs',
      instead: '0',
      test: 'src/features/cart-page/screens/changed-lines.test.tsx',
    },
  ],
  'cart.nudgeDelayMs': [
    {
      file: 'src/features/cart-page/nudge.ts',
      cut: 'constants.cart.nudgeDelayMs',
      instead: '0',
      test: 'src/features/cart-page/screens/changed-lines.test.tsx',
    },
  ],
  'offers.loaderHidesAfterMs': [
    {
      file: 'src/features/offers/use-loader.ts',
      cut: 'constants.offers.loaderHidesAfterMs',
      instead: '0',
      test: 'src/features/offers/use-loader.test.tsx',
    },
  ],
  'orders.duplicateWindowMs': [
    {
      file: 'server/checkout/place-orders.ts',
      cut: 'now() - duplicateWindowMs',
      instead: 'now() - 60_000',
      test: 'tests/duplicate-order.test.tsx',
    },
  ],
  'orders.scheduledLeadMs': [
    {
      file: 'src/features/tracking/lead-minutes.ts',
      cut: 'constants.orders.scheduledLeadMs',
      instead: '0',
      test: 'src/features/tracking/screens/track-screen.test.tsx',
    },
  ],
  'orders.statusFirstDelayMs': [
    {
      file: 'src/features/orders/use-order-status.ts',
      cut: 'const { statusFirstDelayMs,',
      instead: 'const statusFirstDelayMs = 1; const {',
      test: 'src/features/orders/screens/thank-you-screen.test.tsx',
    },
  ],
  'orders.statusEveryMs': [
    {
      file: 'src/features/orders/use-order-status.ts',
      cut: 'statusEveryMs, statusBudgetMs } = constants.orders;',
      instead: 'statusBudgetMs } = constants.orders; const statusEveryMs = 1;',
      test: 'src/features/orders/screens/thank-you-screen.test.tsx',
    },
  ],
  'orders.statusBudgetMs': [
    {
      file: 'src/features/orders/use-order-status.ts',
      cut: 'statusEveryMs, statusBudgetMs } = constants.orders;',
      instead: 'statusEveryMs } = constants.orders; const statusBudgetMs = 9e9;',
      test: 'src/features/orders/screens/thank-you-screen.test.tsx',
    },
  ],
  'tracking.stageEveryMs': [
    {
      file: 'src/features/tracking/use-tracked.ts',
      cut: 'const { stageEveryMs, mapEveryMs } = constants.tracking;',
      instead: 'const { mapEveryMs } = constants.tracking; const stageEveryMs = 9e6;',
      test: 'src/features/tracking/screens/track-screen.test.tsx',
    },
  ],
  'tracking.mapEveryMs': [
    {
      file: 'src/features/tracking/api/get-order-on-map.ts',
      cut: 'constants.tracking.mapEveryMs',
      instead: '9e6',
      test: 'src/features/tracking/screens/track-screen.test.tsx',
    },
    {
      file: 'src/features/tracking/use-tracked.ts',
      cut: 'const { stageEveryMs, mapEveryMs } = constants.tracking;',
      instead: 'const { stageEveryMs } = constants.tracking; const mapEveryMs = 9e6;',
      test: 'src/features/tracking/screens/track-screen.test.tsx',
    },
  ],
  'tracking.defaultEtaMinutes': [
    {
      file: 'src/features/tracking/eta-label.ts',
      cut: '${constants.tracking.defaultEtaMinutes}',
      instead: '10',
      test: 'src/features/orders/screens/arrival-not-known.test.tsx',
    },
    {
      file: 'src/features/tracking/eta-label.ts',
      cut: '${constants.tracking.defaultEtaMinutes}',
      instead: '10',
      test: 'src/features/tracking/screens/arrival-not-known.test.tsx',
    },
  ],
  'feedback.tags': [
    {
      file: 'widgets/field-tags/view.tsx',
      cut: 'props.tags ?? constants.feedback.tags',
      instead: 'props.tags ?? []',
      test: 'widgets/field-tags/view.test.tsx',
    },
  ],
  'feedback.ratingLabels': [
    {
      file: 'widgets/field-rating/view.tsx',
      cut: 'labels = constants.feedback.ratingLabels',
      instead: 'labels = []',
      test: 'widgets/field-rating/view.test.tsx',
    },
    {
      file: 'widgets/feedback-prompt/view.tsx',
      cut: 'const labels = constants.feedback.ratingLabels;',
      instead: 'const labels: readonly string[] = ["a"];',
      test: 'widgets/feedback-prompt/view.test.tsx',
    },
    {
      file: 'src/features/feedback/components/order-choice.tsx',
      cut: 'constants.feedback.ratingLabels[rating]',
      instead: 'undefined',
      test: 'src/app/feedback-steps.test.tsx',
    },
    {
      file: 'src/features/feedback/feedback-draft.ts',
      cut: 'rating < constants.feedback.ratingLabels.length',
      instead: 'rating < 99',
      test: 'src/features/feedback/feedback-draft.test.ts',
    },
  ],
  'feedback.storeReviewAboveRating': [
    {
      file: 'src/features/feedback/components/feedback-done.tsx',
      cut: 'rating > constants.feedback.storeReviewAboveRating',
      instead: 'rating > 2',
      test: 'src/app/feedback-steps.test.tsx',
    },
    {
      file: 'src/features/feedback/components/feedback-done.tsx',
      cut: 'rating > constants.feedback.storeReviewAboveRating',
      instead: 'rating > 4',
      test: 'src/app/feedback-steps.test.tsx',
    },
  ],
  'guarantee.minutes': [
    {
      file: 'src/features/orders/thank-you-words.ts',
      cut: '${minutes} minutes or free',
      instead: '10 minutes or free',
      test: 'src/features/orders/screens/thank-you-screen.test.tsx',
    },
  ],
  'guarantee.maxLiabilityRupees': [
    {
      file: 'src/features/orders/thank-you-words.ts',
      cut: '₹${maxLiabilityRupees}',
      instead: '₹10',
      test: 'src/features/orders/screens/thank-you-screen.test.tsx',
    },
  ],
  'guarantee.nightMinutes': [
    {
      file: 'src/features/orders/thank-you-words.ts',
      cut: '${nightMinutes} minutes',
      instead: '10 minutes',
      test: 'src/features/orders/screens/thank-you-screen.test.tsx',
    },
  ],
  'guarantee.nightFromHour': [
    {
      file: 'src/features/orders/thank-you-words.ts',
      cut: '${hourText(nightFromHour)}',
      instead: '10 pm',
      test: 'src/features/orders/screens/thank-you-screen.test.tsx',
    },
  ],
  'guarantee.nightToHour': [
    {
      file: 'src/features/orders/thank-you-words.ts',
      cut: '${hourText(nightToHour)}',
      instead: '1 am',
      test: 'src/features/orders/screens/thank-you-screen.test.tsx',
    },
  ],
  'care.phone': [
    {
      file: 'src/app/chrome/footer.tsx',
      cut: "href={`tel:${constants.care.phone.replaceAll(' ', '')}`}",
      instead: 'href="tel:1"',
      test: 'src/app/app.test.tsx',
    },
    {
      file: 'src/app/chrome/left-menu.tsx',
      cut: "href={`tel:${constants.care.phone.replaceAll(' ', '')}`}",
      instead: 'href="tel:1"',
      test: 'src/app/app.test.tsx',
    },
    {
      file: 'src/features/info/components/helpdesk.tsx',
      cut: 'constants.care.phone',
      instead: "'1'",
      test: 'src/features/info/screens/info-screen.test.tsx',
    },
    {
      file: 'src/features/checkout/components/care-link.tsx',
      cut: 'const { phone } = constants.care;',
      instead: "const phone = '1';",
      test: 'src/features/checkout/screens/payment-transaction-screen.test.tsx',
    },
    {
      file: 'src/features/tracking/components/help-lines.tsx',
      cut: 'const { phone } = constants.care;',
      instead: "const phone = '1';",
      test: 'src/features/tracking/components/help-lines.test.tsx',
    },
    {
      file: 'src/features/profile/components/mobile-line.tsx',
      cut: 'const { phone } = constants.care;',
      instead: "const phone = '1';",
      test: 'src/features/profile/screens/profile-screen.test.tsx',
    },
    {
      file: 'src/app/document/structured-data.ts',
      cut: 'telephone: constants.care.phone',
      instead: "telephone: '1'",
      test: 'src/app/document/structured-data.test.ts',
    },
  ],
  'wallet.hiddenInMode': [
    {
      file: 'src/features/checkout/components/wallet-switch.tsx',
      cut: 'constants.wallet.hiddenInMode',
      instead: "'none'",
      test: 'src/features/checkout/components/wallet-switch.test.tsx',
    },
    {
      file: 'src/features/checkout/checkout-slice.ts',
      cut: '    paymentMode?.paymentType !== constants.wallet.hiddenInMode &&',
      instead: '',
      test: 'src/features/checkout/screens/payment-type-wallet.test.tsx',
    },
    {
      file: 'src/features/checkout/checkout-slice.ts',
      cut: 'state.isWalletSelected && state.paymentMode?.paymentType !== constants.wallet.hiddenInMode',
      instead: 'state.isWalletSelected',
      test: 'src/features/checkout/screens/payment-type-wallet.test.tsx',
    },
    {
      file: 'src/features/checkout/payment-details-of.ts',
      cut: 'walletId !== paymentId && paymentType !== constants.wallet.hiddenInMode',
      instead: 'walletId !== paymentId',
      test: 'src/features/checkout/payment-details-of.test.ts',
    },
  ],
};
