interface CardPosition {
  /** Of the card in its group. */
  readonly index: number;
  /** Cards in the group. */
  readonly count: number;
  /** Cards in a block. */
  readonly blockSize: number;
  /** Cards in a row. */
  readonly columns: number;
}

/** Index of the block that holds a card, and the part of the block's height that lies above it. */
export function cardInBlocks({ index, count, blockSize, columns }: CardPosition) {
  const block = Math.floor(index / blockSize);
  const cards = Math.min(blockSize, count - block * blockSize);
  const row = Math.floor((index % blockSize) / columns);
  return { block, above: row / Math.ceil(cards / columns) };
}
