// What applying an offer says, wherever an offer is shown.
export const applyWords = {
  apply: 'Apply',
  applied: 'Applied',
  kept: 'Kept',
  remove: 'Remove',
  forget: 'Do not keep',
  code: 'Code',
  seeOffers: 'See offers',
} as const;
