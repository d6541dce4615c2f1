// Feedback.
export const feedbackTexts = {
  invalidPhoneHeader: 'Invalid Phone Number',
  invalidPhone: 'Please log in with the number used to place this order',
  thanks: 'Thank you for sharing your feedback',
  // ours
  dismissFailed: 'We could not put this question away. Please try again.',
  summary: (faults: number) =>
    faults === 1 ? 'One answer needs another look' : `${faults} answers need another look`,
  sendFailed: 'We could not send your feedback. Please try again.',
} as const;
