/** API-142. What can be wrong with an order, and the details of each. */
export const issueCategories = [
  {
    id: 'MISSING',
    label: 'Something was missing',
    issues: [
      { id: 'DISH', label: 'A dish' },
      { id: 'EXTRA', label: 'A topping or an extra' },
      { id: 'CUTLERY', label: 'Cutlery, dips or napkins' },
    ],
  },
  {
    id: 'WRONG',
    label: 'Something was wrong',
    issues: [
      { id: 'OTHER_DISH', label: 'Another dish than ordered' },
      { id: 'OTHER_CHOICES', label: 'Not the size, crust or toppings chosen' },
      { id: 'NON_VEG', label: 'Meat in a vegetarian dish' },
    ],
  },
  {
    id: 'QUALITY',
    label: 'The food was not good',
    issues: [
      { id: 'COLD', label: 'Cold' },
      { id: 'BURNT', label: 'Burnt or underdone' },
      { id: 'SPILT', label: 'Spilt or crushed' },
      { id: 'UNSAFE', label: 'Something in it that does not belong there' },
    ],
  },
  {
    id: 'LATE',
    label: 'It was late or did not come',
    issues: [
      { id: 'LATE', label: 'Later than promised' },
      { id: 'NOT_ARRIVED', label: 'Did not come' },
    ],
  },
  {
    id: 'PEOPLE',
    label: 'The rider or our staff',
    issues: [
      { id: 'RUDE', label: 'Not friendly' },
      { id: 'INSTRUCTIONS', label: 'Did not follow my instructions' },
    ],
  },
  {
    id: 'MONEY',
    label: 'The bill or a payment',
    issues: [
      { id: 'CHARGED_TWICE', label: 'Charged twice' },
      { id: 'OTHER_AMOUNT', label: 'Another amount than shown' },
      { id: 'OFFER', label: 'An offer was not applied' },
    ],
  },
] as const;

export function knowsIssue(categoryId: string, issueIds: readonly string[]): boolean {
  const category = issueCategories.find(({ id }) => id === categoryId);
  const known: readonly { readonly id: string }[] = category?.issues ?? [];
  return category !== undefined && issueIds.every((issueId) => known.some(({ id }) => id === issueId));
}
