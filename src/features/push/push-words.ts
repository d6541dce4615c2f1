/** The texts of the switch in one table, ready for translation. */
export const pushWords = {
  label: 'Tell me on this device how my order goes',
  text: 'The same as the text messages: when it is placed, on its way or ready, cancelled or refunded.',
  blocked:
    'Your browser blocks messages of this shop. Allow notifications for it in the settings of the browser, then switch this on.',
  failed: 'It could not be switched on. You still get the text messages. Try again in a moment.',
  notEnded: 'It could not be switched off. Check your connection and try again.',
} as const;
