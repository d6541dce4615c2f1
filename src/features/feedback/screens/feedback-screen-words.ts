export const feedbackScreenWords = {
  title: 'Feedback',
  logInToSend: 'Log in to send',
  failedTitle: 'The form did not load',
  failedText: 'Check your connection and try again.',
} as const;
