// Address form and list. All ours.
export const addressesTexts = {
  saveFailed: 'We could not save your address. Please try again.',
  savedButNoLookup: 'Your address is kept, but we could not look for its restaurant. Please try again.',
  deleteFailed: 'We could not delete this address. Please try again.',
  loadFailed: 'We could not load your addresses.',
  notFound: 'This address is no longer in your list.',
  faults: (fields: number) =>
    fields === 1 ? 'One field needs another look' : `${fields} fields need another look`,
} as const;
