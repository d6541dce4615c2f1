import type { Wires } from './wire.ts';

/** Those of the way of an order. */
export const orderTextWires: Wires<string> = {
  'text: cartCheck.someUnavailable': [
    {
      file: 'src/config/texts/cart-check.ts',
      cut: "'Some items in your cart are unavailable. Do you want to place an order with the remaining items?'",
      instead: "'Unplugged.'",
      test: 'src/features/cart/check-lines.test.ts',
    },
  ],
  'text: cartCheck.allUnavailable': [
    {
      file: 'src/config/texts/cart-check.ts',
      cut: "'Sorry, items in your cart are unavailable. Please remove & add new items'",
      instead: "'Unplugged.'",
      test: 'src/features/cart/check-lines.test.ts',
    },
  ],
  'text: cartCheck.maxItems': [
    {
      file: 'src/features/cart/limit-text.ts',
      cut: 'cartCheckTexts.maxItems',
      instead: "(() => 'Unplugged.')",
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'text: cart.limitedQuantity': [
    {
      file: 'src/config/texts/cart.ts',
      cut: "'Sorry, only a limited quantity of this product can be ordered.'",
      instead: "'Unplugged.'",
      test: 'src/features/cart/cart-listeners.test.ts',
    },
  ],
  'text: cart.maxPrice': [
    {
      file: 'src/config/texts/cart.ts',
      cut: '`An order can be up to ${limit}. Please remove something to go on.`',
      instead: "'Unplugged.'",
      test: 'src/features/cart/confirm-in-cart.test.ts',
    },
  ],
  'text: feedback.invalidPhoneHeader': [
    {
      file: 'src/config/texts/feedback.ts',
      cut: "'Invalid Phone Number'",
      instead: "'Unplugged.'",
      test: 'src/app/feedback-steps.test.tsx',
    },
  ],
  'text: feedback.invalidPhone': [
    {
      file: 'src/config/texts/feedback.ts',
      cut: "'Please log in with the number used to place this order'",
      instead: "'Unplugged.'",
      test: 'src/app/feedback-steps.test.tsx',
    },
  ],
  'text: feedback.thanks': [
    {
      file: 'src/config/texts/feedback.ts',
      cut: "'Thank you for sharing your feedback'",
      instead: "'Unplugged.'",
      test: 'src/app/feedback-steps.test.tsx',
    },
  ],
  'text: feedback.dismissFailed': [
    {
      file: 'widgets/feedback-prompt/view.tsx',
      cut: 'feedbackTexts.dismissFailed',
      instead: "('Unplugged.' as never)",
      test: 'widgets/feedback-prompt/view.test.tsx',
    },
  ],
  'text: feedback.sendFailed': [
    {
      file: 'src/config/texts/feedback.ts',
      cut: "'We could not send your feedback. Please try again.'",
      instead: "'Unplugged.'",
      test: 'src/app/feedback-steps.test.tsx',
    },
  ],
  'text: orders.confirmed': [
    {
      file: 'src/config/texts/orders.ts',
      cut: "'Your order has been confirmed'",
      instead: "'Unplugged.'",
      test: 'src/features/orders/screens/order-status-screen.test.tsx',
    },
  ],
  'text: orders.preparing': [
    {
      file: 'src/config/texts/orders.ts',
      cut: "'Your order is getting prepared & will be dispatched soon'",
      instead: "'Unplugged.'",
      test: 'src/features/orders/screens/thank-you-screen.test.tsx',
    },
  ],
  'text: orders.placedAt': [
    {
      file: 'src/config/texts/orders.ts',
      cut: "'Order placed at '",
      instead: "'Unplugged.'",
      test: 'src/features/orders/screens/thank-you-screen.test.tsx',
    },
  ],
  'text: orders.eta': [
    {
      file: 'src/config/texts/orders.ts',
      cut: "'Estimated time of arrival '",
      instead: "'Unplugged.'",
      test: 'src/features/orders/screens/thank-you-screen.test.tsx',
    },
  ],
  'text: payment.failed': [
    {
      file: 'src/config/texts/payment.ts',
      cut: "'Payment Failed. Please try again.'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/submit-partner.test.ts',
    },
  ],
  'text: payment.notConfirmed': [
    {
      file: 'src/config/texts/payment.ts',
      cut: "'Your order was not confirmed. Please try placing the order again.'",
      instead: "'Unplugged.'",
      test: 'src/features/orders/screens/order-status-screen.test.tsx',
    },
  ],
  'text: payment.walletDown': [
    {
      file: 'src/config/texts/payment.ts',
      cut: "'Wallet service is temporarily unavailable. Please try after some time.'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/screens/payment-type-wallet.test.tsx',
    },
  ],
  'text: payment.pollingHeader': [
    {
      file: 'src/config/texts/payment.ts',
      cut: "'Oops!'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/screens/payment-transaction-screen.test.tsx',
    },
  ],
  'text: payment.pollingExhausted': [
    {
      file: 'src/config/texts/payment.ts',
      cut: "'Sorry! This is not the experience we want to give you. We are working hard to fix it. Please retry in a few moments!'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/screens/payment-transaction-screen.test.tsx',
    },
  ],
  'text: payment.differentUpiId': [
    {
      file: 'src/config/texts/payment.ts',
      cut: "'Please try with different UPI ID.'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/way-of-step.test.ts',
    },
  ],
  'text: payment.duplicateOrder': [
    {
      file: 'src/config/texts/payment.ts',
      cut: "'Last order already in progress!'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/screens/payment-type-screen.test.tsx',
    },
  ],
  'text: payment.duplicateContinue': [
    {
      file: 'src/config/texts/payment.ts',
      cut: "'Continue & Place Order'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/screens/checkout-questions.test.tsx',
    },
  ],
  'text: payment.duplicateTrack': [
    {
      file: 'src/config/texts/payment.ts',
      cut: "'Track Last Order'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/screens/checkout-questions.test.tsx',
    },
  ],
  'text: payment.wayGone': [
    {
      file: 'src/config/texts/payment.ts',
      cut: "'This way to pay is not available now. Choose another one.'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/use-place.test.tsx',
    },
  ],
  'text: payment.refundNote': [
    {
      file: 'src/config/texts/payment.ts',
      cut: "'We could not confirm this order. Any amount deducted will be refunded in 8-10 business days.'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/submit-partner.test.ts',
    },
  ],
  'text: payment.allWalletsDown': [
    {
      file: 'src/config/texts/payment.ts',
      cut: "'Wallets are not available right now.'",
      instead: "'Unplugged.'",
      test: 'src/features/wallet/screens/wallet-screen.test.tsx',
    },
  ],
  'text: payment.goToHome': [
    {
      file: 'src/config/texts/payment.ts',
      cut: "'Go to home'",
      instead: "'Unplugged.'",
      test: 'src/features/wallet/screens/wallet-screen.test.tsx',
    },
  ],
  'text: payment.unknownStatus': [
    {
      file: 'src/config/texts/payment.ts',
      cut: "'We are still waiting for your bank. If money was deducted and the order is not placed, it is refunded in 8-10 business days.'",
      instead: "'Unplugged.'",
      test: 'src/features/orders/screens/order-status-screen.test.tsx',
    },
  ],
  'text: cart.outOfStock': [
    {
      file: 'src/features/menu/menu-card.ts',
      cut: "'out-of-stock': cartTexts.outOfStock",
      instead: "'out-of-stock': ''",
      test: 'src/features/menu/menu-groups.test.ts',
    },
  ],
  'text: cart.itemUnavailable': [
    {
      file: 'src/features/menu/menu-card.ts',
      cut: "'not-now': cartTexts.itemUnavailable",
      instead: "'not-now': ''",
      test: 'src/features/menu/menu-groups.test.ts',
    },
  ],
  'text: feedback.summary': [
    {
      file: 'src/features/feedback/components/fault-summary.tsx',
      cut: 'feedbackTexts.summary(faults.length)',
      instead: "''",
      test: 'src/features/feedback/components/feedback-form.test.tsx',
    },
  ],
};
