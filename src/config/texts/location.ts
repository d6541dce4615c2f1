// Places, and stores for them.
export const locationTexts = {
  noStore:
    'Sorry, we did not find a store that delivers to this location currently, Please choose a different location',
  notDetected: 'We could not auto detect your location, please select your location manually.',
  // ours
  takeawayInstead: 'Takeaway instead',
  outside: 'We could not find you in India. Please select your location manually.',
  blocked: 'Location is blocked for this site. You can choose your location yourself.',
} as const;
