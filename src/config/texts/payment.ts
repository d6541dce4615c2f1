// Payment.
export const paymentTexts = {
  failed: 'Payment Failed. Please try again.',
  notConfirmed: 'Your order was not confirmed. Please try placing the order again.',
  walletDown: 'Wallet service is temporarily unavailable. Please try after some time.',
  pollingHeader: 'Oops!',
  pollingExhausted:
    'Sorry! This is not the experience we want to give you. We are working hard to fix it. Please retry in a few moments!',
  differentUpiId: 'Please try with different UPI ID.',
  duplicateOrder: 'Last order already in progress!',
  duplicateContinue: 'Continue & Place Order',
  duplicateTrack: 'Track Last Order',
  // ours
  wayGone: 'This way to pay is not available now. Choose another one.',
  refundNote: 'We could not confirm this order. Any amount deducted will be refunded in 8-10 business days.',
  allWalletsDown: 'Wallets are not available right now.',
  goToHome: 'Go to home',
  unknownStatus:
    'We are still waiting for your bank. If money was deducted and the order is not placed, it is refunded in 8-10 business days.',
} as const;
