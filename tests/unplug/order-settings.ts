import type { AppConfigDocument } from '#schemas/documents/app-config.ts';
import type { Wires } from './wire.ts';

const seen = 'tests/e2e/settings-seen.spec.ts';

/** Settings of orders and of what comes after them, and of shares of customers. */
export const orderSettingWires = {
  cashCodeFrom: [
    {
      file: 'server/checkout/begin-transactions.ts',
      cut: 'amount >= shop.config.cashCodeFrom',
      instead: 'amount >= 200_000',
      test: 'server/checkout/cash-orders.test.ts',
      seen,
    },
  ],
  oneClickReorderSeconds: [
    {
      file: 'src/features/orders/use-order-again.ts',
      cut: 'selectOrderConfig(state).oneClickReorderSeconds',
      instead: '5',
      test: 'src/features/orders/screens/order-history-screen.test.tsx',
    },
  ],
  campaignMessage: [
    {
      file: 'src/features/orders/components/order-details.tsx',
      cut: '{campaignMessage !== undefined && <Notice tone="good">{campaignMessage}</Notice>}',
      instead: '',
      test: 'src/features/orders/screens/campaign-message.test.tsx',
    },
    {
      file: 'server/checkout/order-snapshot.ts',
      cut: 'shop.config.campaignMessage || null',
      instead: 'null',
      test: 'server/checkout/order-extras.test.ts',
    },
    {
      file: 'src/features/orders/components/thanks.tsx',
      cut: 'deliveryType, campaignMessage, train } = order;',
      instead: 'deliveryType, train } = order; const campaignMessage = undefined;',
      test: 'src/features/orders/screens/thank-you-screen.test.tsx',
    },
  ],
  loyaltyPointsPer100: [
    {
      file: 'server/checkout/order-snapshot.ts',
      cut: 'Math.floor(price / 10_000) * loyaltyPointsPer100',
      instead: '0',
      test: 'server/checkout/order-extras.test.ts',
      seen,
    },
    {
      file: 'server/wallet/wallet-calls.ts',
      cut: 'pointsPer100: loyaltyPointsPer100',
      instead: 'pointsPer100: 0',
      test: 'server/wallet/earnings.test.ts',
    },
  ],
  walletTitles: [
    {
      file: 'server/wallet/wallet-calls.ts',
      cut: 'const { walletTitles } = await configFor(request);',
      instead:
        "await configFor(request); const walletTitles = { brand: 'Earned points', promo: 'Promo points', refund: 'Refund points' };",
      test: 'server/wallet/wallet-calls.test.ts',
      seen,
    },
  ],
  walletBuilds: [
    {
      file: 'src/features/app-config/wallet-config.ts',
      cut: 'const { walletBuilds = walletConfigDefaults.walletBuilds } = selectConfig(state);',
      instead: 'const { walletBuilds } = walletConfigDefaults;',
      test: 'src/features/wallet/screens/wallet-screen.test.tsx',
    },
    {
      file: 'server/wallet/wallet-gate.ts',
      cut: 'config.walletBuilds.includes(buildOf(request)) && ',
      instead: '',
      test: 'server/wallet/wallet-calls.test.ts',
    },
    {
      file: 'server/checkout/order-snapshot.ts',
      cut: 'customer && walletBuilds.length > 0 && points > 0',
      instead: 'customer && points > 0',
      test: 'server/wallet/earnings.test.ts',
      seen,
    },
  ],
  storeReviewUrl: [
    {
      file: 'server/feedback/feedback-module.ts',
      cut: 'reviewPattern: async () => (await config.current()).storeReviewUrl',
      instead:
        "reviewPattern: async () => 'https://www.google.com/maps/search/?api=1&query=$latitude,$longitude'",
      test: 'server/feedback/feedback-calls.test.ts',
      seen,
    },
  ],
  webViewHosts: [
    {
      file: 'src/features/app-config/info-config.ts',
      cut: 'selectConfig(state).webViewHosts ?? infoConfigDefaults.webViewHosts',
      instead: 'infoConfigDefaults.webViewHosts',
      test: 'src/features/info/screens/notification-screen.test.tsx',
    },
    {
      file: 'src/app/render-page.tsx',
      cut: '(config.webViewHosts ?? [])',
      instead: '([] as string[])',
      test: 'src/app/render-page.test.ts',
    },
  ],
  helpdesk: [
    {
      file: 'src/features/app-config/info-config.ts',
      cut: 'selectConfig(state).helpdesk ?? infoConfigDefaults.helpdesk',
      instead: 'infoConfigDefaults.helpdesk',
      test: 'src/features/info/screens/info-screen.test.tsx',
    },
  ],
  autoLoginPercentage: [
    {
      file: 'src/features/checkout/guest-draw.ts',
      cut: 'selectConfig(getState()).autoLoginPercentage',
      instead: '1',
      test: 'src/features/checkout/screens/ways-to-pay-loaded.test.tsx',
    },
  ],
  paymentModePercentage: [
    {
      file: 'src/features/checkout/load-options.ts',
      cut: 'random() * 100 >= paymentModePercentage',
      instead: 'random() * 100 >= 99',
      test: 'src/features/checkout/screens/ways-to-pay-loaded.test.tsx',
    },
  ],
  menuReverseAB: [
    {
      file: 'src/app/browser/start-app.ts',
      cut: 'groupOf(clientId, menuReverseAB)',
      instead: 'groupOf(clientId, 50)',
      test: 'src/app/browser/start-app.test.ts',
      seen,
    },
  ],
  feedbackOrdersDuration: [
    {
      file: 'src/features/feedback/components/order-choice.tsx',
      cut: 'selectConfig(state).feedbackOrdersDuration',
      instead: '5_184_000',
      test: 'src/app/feedback-steps.test.tsx',
    },
    {
      file: 'server/feedback/feedback-module.ts',
      cut: 'askedFor: async () => (await config.current()).feedbackOrdersDuration',
      instead: 'askedFor: async () => 5_184_000',
      test: 'server/feedback/feedback-calls.test.ts',
    },
    {
      file: 'server/landing/landing-module.ts',
      cut: 'async () => (await config.current()).feedbackOrdersDuration',
      instead: 'async () => 5_184_000',
      test: 'server/landing/landing-calls.test.ts',
    },
  ],
  experiments: [
    {
      file: 'src/app/render-page.tsx',
      cut: 'variantOf(name, { bucket }, config.experiments)',
      instead: 'variantOf(name, { bucket }, {})',
      test: 'src/app/render-page.test.ts',
    },
    {
      file: 'src/features/experiments/experiments-slice.ts',
      cut: '(state: RootState) => selectConfig(state).experiments;',
      instead: '(_: RootState) => ({});',
      test: 'src/features/experiments/experiments.test.ts',
    },
  ],
} satisfies Partial<Wires<keyof AppConfigDocument>>;
