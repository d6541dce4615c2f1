export const feedbackScreenWords = {
  title: 'Feedback',
  logInToSend: 'Log in to send',
  failedTitle: 'The form did not load',
  failedText: 'Please try again in a moment.',
} as const;
