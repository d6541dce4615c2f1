// Partner mini-apps.
export const miniAppTexts = {
  loginFailed: 'We are unable to login , Please retry or exit to native app',
  signInError: 'There was an error while signing-in. Please retry or exit.',
} as const;
