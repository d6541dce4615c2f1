// Every text of the error catalogue and of validation that a customer can see, in one table, ready for translation. Texts of the
// specification (sections 5 and 8) are kept to the letter, odd spellings included. Those it leaves open are marked 'ours'.

export const texts = {
  generic: {
    header: 'Oops!',
    text: 'Something Went Wrong. Please Try Again.',
    button: 'Ok',
  },

  request: {
    internalServerError: 'Something Went Wrong. Please Try Again.',
    internalServerErrorHeader: 'Oops',
    internalServerErrorButton: 'OK',
    networkHeader: 'Oops',
    networkRetrying: 'There seems to be network issue. Retrying ....',
    retryFailed: 'Retry Failed',
    badResponse: 'Bad response from server',
    serviceDown: 'Something wrong with service hosted',
    sessionFailed:
      'Looks like something went wrong, please retry. If you were logged in, please re-login to continue enjoying exclusive benefits & features',
  },

  app: {
    offline: 'Internet connection Lost',
    crashTitle: 'Something went wrong!',
    crashText: 'Please try again.',
    crashButton: 'Refresh',
    updateQuestion: 'A new update is available. Do you want to update now?',
    pageNotFound: 'Page Not Found',
    brokenLink: 'The link you clicked is not a working one!',
    // ours
    cookiesDisabled: 'Cookies are switched off in this browser. Please switch them on to order.',
  },

  // ours
  documents: {
    contentFailed: 'This part could not be loaded.',
    tryAgain: 'Try again',
  },

  miniApp: {
    loginFailed: 'We are unable to login , Please retry or exit to native app',
    loggedOut: 'You have been logged out. Please exit.',
    signInError: 'There was an error while signing-in. Please retry or exit.',
  },

  location: {
    storeOffline: 'Store is currently offline',
    noStore:
      'Sorry, we did not find a store that delivers to this location currently, Please choose a different location',
    storeTrouble:
      'Sorry, we are facing some temporary issues with the store selected. Please select a different store',
    notDetected: 'We could not auto detect your location, please select your location manually.',
    // ours
    blocked:
      'Location is blocked for this site. Allow it in your browser settings, or choose your location yourself.',
  },

  cart: {
    someUnavailable:
      'Some items in your cart are unavailable. Do you want to place an order with the remaining items?',
    allUnavailable: 'Sorry, items in your cart are unavailable. Please remove & add new items',
    itemUnavailable: 'Item not available at this time',
    limitedQuantity: 'Sorry, only a limited quantity of this product can be ordered.',
    outOfStock: 'Temporarily out of stock',
    voucherNotAllowed:
      'Payment by eVouchers is not allowed with Every Day Value items OR Coupons in your cart.',
    // ours
    advanceOrder: 'This store is closed right now. You can place the order for later.',
    maxPrice: (limit: string) => `An order can be up to ${limit}. Please remove something to go on.`,
  },

  payment: {
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
    refundNote:
      'We could not confirm this order. Any amount deducted will be refunded in 8-10 business days.',
    allWalletsDown: 'Wallets are not available right now.',
    goToHome: 'Go to home',
    unknownStatus:
      'We are still waiting for your bank. If money was deducted and the order is not placed, it is refunded in 8-10 business days.',
  },

  feedback: {
    invalidPhoneHeader: 'Invalid Phone Number',
    invalidPhone: 'Please log in with the number used to place this order',
    thanks: 'Thank you for sharing your feedback',
    // ours
    dismissFailed: 'We could not put this question away. Please try again.',
    summary: (faults: number) =>
      faults === 1 ? 'One answer needs another look' : `${faults} answers need another look`,
    sendFailed: 'We could not send your feedback. Please try again.',
  },

  validation: {
    mobileRequired: 'Please enter your mobile number',
    mobileEmpty: 'Enter Mobile Number',
    mobileLength: 'Mobile Number should be of 10 digits',
    mobileTooShort: (digits: number) => `Mobile number cannot be less than ${digits} digits`,
    mobileInvalid: 'Please enter valid mobile number',
    orderIdRequired: 'Please Enter Order Id No.',
    passwordRequired: (brand: string) => `Enter ${brand} Password`,
    nameRequired: 'Enter Name',
    emailRequired: 'Enter Email Address',
    emailInvalid: 'Invalid email.',
    addressName: 'Please Enter Name',
    addressMobile: 'Please enter valid mobile number',
    addressEmail: 'Please enter valid email Address',
    addressLocality: 'Please select Locality',
    cardNumber: 'Invalid card Number',
    cardCvv: 'Invalid CVV',
    cardMonth: 'Please select Month',
    cardExpiry: 'Invalid Expiry',
    cardName: 'Please Enter Valid Name',
    otpOrPin: 'Please enter OTP / PIN',
    voucher: 'Please enter e-Vocuer / Giftcard number',
    couponRequired: 'Please enter coupon code',
    couponInvalid: 'Sorry, this coupon is not valid',
    offerApplied: 'Please remove the applied offer to move further.',
    profileName: 'Please enter your name',
    profileEmailInvalid: 'Please enter a valid email',
    profileEmailRequired: 'Please enter your email',
    unsavedChanges: 'Do you want to exit without saving the changes?',
    // ours
    feedbackRating: 'Please choose a rating',
    feedbackTags: 'Please choose at least one',
    feedbackCategory: 'Please choose one',
    feedbackComment: 'Please tell us a little',
    feedbackNps: 'Please choose a number',
    addressArea: 'Please enter society or area',
    addressHouse: 'Please enter house or flat number',
    pnr: 'Please enter the 10 digit PNR',
    tooLong: (limit: number) => `Please keep this to ${limit} characters`,
  },
} as const;
