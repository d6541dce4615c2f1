export const installWords = {
  label: 'Install the app',
  title: (name: string) => `Keep ${name} on your home screen`,
  text: 'Opens faster, and shows your last menu even without a connection.',
  onIos: 'Tap the Share button of your browser, then “Add to Home Screen”.',
  install: 'Install',
  later: 'Not now',
  never: 'Don’t ask again',
} as const;
