/** The texts around those of the specification (src/config/texts/mini-app.ts). */
export const partnerLoginWords = {
  title: 'You are not logged in yet',
  retry: 'Retry',
  guest: 'Go on without logging in',
  outside: 'Open the shop outside the app',
  exit: 'Exit',
} as const;
