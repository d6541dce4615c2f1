/** The text of what leads to the wallet. Apart from those of its page, because other pages show it. */
export const pointsText = (points: string, count: number) => (count === 1 ? '1 point' : `${points} points`);
