import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Price } from '#src/ui/price/price.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import type { OrderItem } from '../api/order.ts';
import { ordersWords as words } from '../orders-words.ts';
import styles from './order-items.module.css';

/** ORD-26. The dishes of an order, as they were ordered. */
export function OrderItems({ items }: { readonly items: readonly OrderItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <Item key={item.itemId} item={item} />
      ))}
    </ul>
  );
}

function Item({ item }: { readonly item: OrderItem }) {
  const { product, choices, quantity, pricePerQty, total, totalDiscount, freeItem, foodType } = item;
  const detail = [product.sizeName, ...choices].filter(Boolean).join(' · ');
  return (
    <li className={styles.item}>
      {product.imageUrl !== undefined && (
        <Picture id={product.imageUrl} kind="product" alt="" sizes="56px" className={styles.picture} />
      )}
      <div className={styles.words}>
        <p className={styles.name}>
          {foodType !== undefined && <VegMark kind={foodType === 0 ? 'veg' : 'non-veg'} size={14} />}
          <span>{product.name}</span>
          <span className={styles.count}>{words.quantity(quantity)}</span>
        </p>
        {detail !== '' && <p className={styles.detail}>{detail}</p>}
        {quantity > 1 && pricePerQty > 0 && !freeItem && (
          <p className={styles.detail}>{words.each(formatPaise(pricePerQty))}</p>
        )}
        {totalDiscount > 0 && <p className={styles.off}>{words.off(formatPaise(totalDiscount))}</p>}
      </div>
      {(freeItem || total > 0) && <Price paise={freeItem ? 0 : total} freeWhenZero size="small" />}
    </li>
  );
}
