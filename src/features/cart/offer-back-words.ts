// The texts of taking a line out of the cart in one table, ready for translation.
export const offerBackWords = {
  takenOut: (name: string, choices: string) => `Taken out: ${[name, choices].filter(Boolean).join(', ')}`,
  more: (count: number) => `${count} more`,
  undo: 'Undo',
} as const;
