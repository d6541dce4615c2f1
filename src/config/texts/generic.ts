// What is said whenever nothing better is known.
export const genericTexts = {
  header: 'Oops!',
  text: 'Something Went Wrong. Please Try Again.',
  button: 'Ok',
} as const;
