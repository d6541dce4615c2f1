// Used when there is no more specific text.
export const genericTexts = {
  header: 'Oops!',
  text: 'Something Went Wrong. Please Try Again.',
  button: 'Ok',
} as const;
