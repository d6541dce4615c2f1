// The state of a store, which the cards of products tell.
export const storesTexts = {
  storeOffline: 'Store is currently offline',
  storeTrouble:
    'Sorry, we are facing some temporary issues with the store selected. Please select a different store',
} as const;
