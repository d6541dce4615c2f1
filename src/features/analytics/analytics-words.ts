export const analyticsWords = {
  title: 'How you use the app',
  allow: 'Help to improve the app',
  about:
    'The app counts which pages and dishes are opened and where it fails. It tells no name, number or address. Off, it tells nothing.',
} as const;
