import { use } from 'react';
import { classes } from '#src/ui/classes.ts';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import styles from './favourite-button.module.css';
import { FavouriteMarks } from './favourite-marks.tsx';
import { favouriteWords as words } from './favourite-words.ts';

interface FavouriteButtonProps {
  productId: string;
  name: string;
}

/** The heart on a product (MEN-23), below a FavouriteMarksProvider. */
export function FavouriteButton({ productId, name }: FavouriteButtonProps) {
  const { marked, press } = use(FavouriteMarks);
  const favourite = marked.has(productId);
  return (
    <IconButton
      icon="heart"
      iconSize={20}
      filled={favourite}
      label={words.favourite(name)}
      aria-pressed={favourite}
      className={classes(styles.heart, favourite && styles.marked)}
      onClick={() => press(productId)}
    />
  );
}
