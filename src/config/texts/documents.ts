// Documents of the server. All ours.
export const documentsTexts = {
  contentFailed: 'This part could not be loaded.',
  tryAgain: 'Try again',
} as const;
