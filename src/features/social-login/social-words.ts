/** The texts of the social login. */
export const socialWords = {
  startTitle: 'Log in with an account',
  startText: 'Continue with an account that you have. The first time we also ask for your mobile number.',
  arriving: 'Logging you in',
  failedTitle: 'You are not logged in yet',
  byCode: 'Log in with a code',

  cancelled: 'You came back without logging in. Continue once more, or log in with a code.',
  notConfirmed: 'Your account could not be confirmed. Continue once more, or log in with a code.',
  notBegunHere:
    'This login was not begun in this tab, or it is over. Continue once more, or log in with a code.',

  signUpTitle: 'Sign up',
  signUpText:
    'One more step: your mobile number. We text you a code to it, and next time you are in at once.',
  send: 'Send code',
  mobile: 'Mobile number',
} as const;
