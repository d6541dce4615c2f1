/** SWR's key of a customer's favourites; guests have none (ROL-05). */
export function favouritesKey(userId: string): string {
  return `favourites/${userId}`;
}
