import type { OptionProduct } from '#schemas/entities/menu.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { classes } from '#src/ui/classes.ts';
import { fromTablet } from '#src/ui/screen-widths.ts';
import { customiseWords as words } from '../customise-words.ts';
import styles from './combo-picture.module.css';

interface ComboPictureProps {
  name: string;
  /** The chosen products, in the order of the combo's places. */
  products: readonly OptionProduct[];
}

/** The pictures of what was chosen for a combo, together. Their text names only what has a picture. */
export function ComboPicture({ name, products }: ComboPictureProps) {
  const seen = products.filter(({ picture }) => picture !== undefined).map((product) => product.name);
  return (
    <div
      role="img"
      aria-label={seen.length > 0 ? words.pictureOfParts(name, seen.join(', ')) : name}
      className={classes(
        styles.tiles,
        products.length > 4 ? styles.three : products.length > 1 && styles.two,
      )}
    >
      {products.map(({ productId, picture }, at) => (
        // The same product may be chosen for several places.
        <span key={`${productId}/${at}`} className={styles.tile}>
          {picture === undefined ? (
            <Icon name="utensils" size={32} />
          ) : (
            <Picture
              id={picture}
              kind="product"
              alt=""
              sizes={`${fromTablet} 210px, 50vw`}
              className={styles.picture}
            />
          )}
        </span>
      ))}
    </div>
  );
}
