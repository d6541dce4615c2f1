import type { Wires } from './wire.ts';

/** The texts of validation that a customer reads. */
export const validationTextWires: Wires<string> = {
  'text: validation.mobileRequired': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Please enter your mobile number'",
      instead: "'Unplugged.'",
      test: 'src/features/login/number-form.test.tsx',
    },
  ],
  'text: validation.mobileEmpty': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Enter Mobile Number'",
      instead: "'Unplugged.'",
      test: 'src/features/login/number-form.test.tsx',
    },
  ],
  'text: validation.mobileLength': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Mobile Number should be of 10 digits'",
      instead: "'Unplugged.'",
      test: 'src/features/login/number-form.test.tsx',
    },
  ],
  'text: validation.mobileTooShort': [
    {
      file: 'src/config/texts/validation.ts',
      cut: '`Mobile number cannot be less than ${digits} digits`',
      instead: "'Unplugged.'",
      test: 'src/features/tracking/screens/track-screen.test.tsx',
    },
  ],
  'text: validation.mobileInvalid': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "  mobileInvalid: 'Please enter valid mobile number'",
      instead: "  mobileInvalid: 'Unplugged.'",
      test: 'src/features/login/number-form.test.tsx',
    },
  ],
  'text: validation.orderIdRequired': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Please Enter Order Id No.'",
      instead: "'Unplugged.'",
      test: 'src/features/tracking/screens/track-screen.test.tsx',
    },
  ],
  'text: validation.passwordRequired': [
    {
      file: 'src/config/texts/validation.ts',
      cut: '`Enter ${brand} Password`',
      instead: "'Unplugged.'",
      test: 'src/features/login/password.test.tsx',
    },
  ],
  'text: validation.nameRequired': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Enter Name'",
      instead: "'Unplugged.'",
      test: 'src/features/login/code-form.test.tsx',
    },
  ],
  'text: validation.emailRequired': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Enter Email Address'",
      instead: "'Unplugged.'",
      test: 'src/features/login/code-form.test.tsx',
    },
  ],
  'text: validation.emailInvalid': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Invalid email.'",
      instead: "'Unplugged.'",
      test: 'src/features/login/code-form.test.tsx',
    },
  ],
  'text: validation.addressName': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Please Enter Name'",
      instead: "'Unplugged.'",
      test: 'src/features/addresses/address-rules.test.ts',
    },
  ],
  'text: validation.addressMobile': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "  addressMobile: 'Please enter valid mobile number'",
      instead: "  addressMobile: 'Unplugged.'",
      test: 'src/features/addresses/address-rules.test.ts',
    },
  ],
  'text: validation.addressEmail': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Please enter valid email Address'",
      instead: "'Unplugged.'",
      test: 'src/features/addresses/address-rules.test.ts',
    },
  ],
  'text: validation.addressCity': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Please select City'",
      instead: "'Unplugged.'",
      test: 'src/features/addresses/components/address-form.test.tsx',
    },
  ],
  'text: validation.addressLocality': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Please select Locality'",
      instead: "'Unplugged.'",
      test: 'src/features/addresses/address-rules.test.ts',
    },
  ],
  'text: validation.cardNumber': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Invalid card Number'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/card-rules.test.ts',
    },
  ],
  'text: validation.cardCvv': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Invalid CVV'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/card-rules.test.ts',
    },
  ],
  'text: validation.cardMonth': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Please select Month'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/card-rules.test.ts',
    },
  ],
  'text: validation.cardExpiry': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Invalid Expiry'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/card-rules.test.ts',
    },
  ],
  'text: validation.cardName': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Please Enter Valid Name'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/card-rules.test.ts',
    },
  ],
  'text: validation.otpOrPin': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Please enter OTP / PIN'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/screens/payment-type-screen.test.tsx',
    },
  ],
  'text: validation.voucher': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Please enter e-Vocuer / Giftcard number'",
      instead: "'Unplugged.'",
      test: 'src/features/checkout/screens/payment-screen.test.tsx',
    },
  ],
  'text: validation.couponRequired': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Please enter coupon code'",
      instead: "'Unplugged.'",
      test: 'src/features/cart-page/offers.test.tsx',
    },
  ],
  'text: validation.offerApplied': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Please remove the applied offer to move further.'",
      instead: "'Unplugged.'",
      test: 'src/features/cart-page/offers.test.tsx',
    },
  ],
  'text: validation.profileName': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Please enter your name'",
      instead: "'Unplugged.'",
      test: 'src/features/profile/profile-faults.test.ts',
    },
  ],
  'text: validation.profileEmailInvalid': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Please enter a valid email'",
      instead: "'Unplugged.'",
      test: 'src/features/profile/profile-faults.test.ts',
    },
  ],
  'text: validation.profileEmailRequired': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Please enter your email'",
      instead: "'Unplugged.'",
      test: 'src/features/profile/profile-faults.test.ts',
    },
  ],
  'text: validation.unsavedChanges': [
    {
      file: 'src/config/texts/validation.ts',
      cut: "'Do you want to exit without saving the changes?'",
      instead: "'Unplugged.'",
      test: 'src/features/navigation/use-leave-guard.test.tsx',
    },
  ],
  'text: validation.feedbackRating': [
    {
      file: 'src/features/feedback/feedback-values.ts',
      cut: 'validationTexts.feedbackRating',
      instead: "('Unplugged.' as never)",
      test: 'widgets/field-rating/view.test.tsx',
    },
  ],
  'text: validation.feedbackTags': [
    {
      file: 'src/features/feedback/feedback-values.ts',
      cut: 'validationTexts.feedbackTags',
      instead: "('Unplugged.' as never)",
      test: 'widgets/field-tags/view.test.tsx',
    },
  ],
  'text: validation.feedbackCategory': [
    {
      file: 'src/features/feedback/feedback-values.ts',
      cut: 'validationTexts.feedbackCategory',
      instead: "('Unplugged.' as never)",
      test: 'widgets/field-category/view.test.tsx',
    },
  ],
  'text: validation.feedbackComment': [
    {
      file: 'src/features/feedback/feedback-values.ts',
      cut: 'validationTexts.feedbackComment',
      instead: "('Unplugged.' as never)",
      test: 'widgets/field-comment/view.test.tsx',
    },
  ],
  'text: validation.feedbackNps': [
    {
      file: 'src/features/feedback/feedback-values.ts',
      cut: 'validationTexts.feedbackNps',
      instead: "('Unplugged.' as never)",
      test: 'widgets/field-nps/view.test.tsx',
    },
  ],
  'text: validation.addressArea': [
    {
      file: 'src/features/addresses/address-rules.ts',
      cut: 'validationTexts.addressArea',
      instead: "('Unplugged.' as never)",
      test: 'src/features/addresses/address-rules.test.ts',
    },
  ],
  'text: validation.addressHouse': [
    {
      file: 'src/features/addresses/address-rules.ts',
      cut: 'validationTexts.addressHouse',
      instead: "('Unplugged.' as never)",
      test: 'src/features/addresses/address-rules.test.ts',
    },
  ],
  'text: validation.tooLong': [
    {
      file: 'src/config/texts/validation.ts',
      cut: '`Please keep this to ${limit} characters`',
      instead: "'Unplugged.'",
      test: 'src/features/addresses/address-rules.test.ts',
    },
  ],
};
