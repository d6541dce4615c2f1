// The request layer.
export const requestTexts = {
  internalServerError: 'Something Went Wrong. Please Try Again.',
  internalServerErrorHeader: 'Oops',
  internalServerErrorButton: 'OK',
  networkHeader: 'Oops',
  networkRetrying: 'There seems to be network issue. Retrying ....',
  retryFailed: 'Retry Failed',
  badResponse: 'Bad response from server',
  serviceDown: 'Something wrong with service hosted',
  /** In the app of a partner. */
  partnerSessionFailed: 'You have been logged out. Please exit.',
  sessionFailed:
    'Looks like something went wrong, please retry. If you were logged in, please re-login to continue enjoying exclusive benefits & features',
} as const;
