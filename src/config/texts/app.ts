// The frame around every page.
export const appTexts = {
  offline: 'Internet connection Lost',
  crashTitle: 'Something went wrong!',
  crashText: 'Please try again.',
  crashButton: 'Refresh',
  updateQuestion: 'A new update is available. Do you want to update now?',
  pageNotFound: 'Page Not Found',
  brokenLink: 'The link you clicked is not a working one!',
  // ours
  partNotLoaded: 'That did not load. Please try again.',
} as const;
