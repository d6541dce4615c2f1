import type { ProductCard } from '#schemas/entities/product.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import styles from './product-picture.module.css';

interface ProductPictureProps {
  product: ProductCard;
  sizes: string;
  priority: boolean;
}

/** The picture of a product. Its alternative text is empty, because the name is beside it. */
export function ProductPicture({ product, sizes, priority }: ProductPictureProps) {
  const { picture, available } = product;
  return (
    <div className={classes(styles.frame, !available && styles.soldOut)}>
      {picture === undefined ? (
        <span className={styles.plain}>
          <Icon name="utensils" size={32} />
        </span>
      ) : (
        <Picture
          id={picture}
          kind="product"
          alt=""
          sizes={sizes}
          priority={priority}
          className={styles.picture}
        />
      )}
    </div>
  );
}
