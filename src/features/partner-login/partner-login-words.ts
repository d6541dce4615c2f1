/** The texts around those of the specification (src/config/texts/mini-app.ts). */
export const partnerLoginWords = {
  title: 'You are not logged in yet',
  retry: 'Retry',
  byCode: 'Log in with a code',
  exit: 'Exit',
} as const;
