import { useStorePage } from '#src/features/restaurants/api/get-store-page.ts';
import { streetOf } from '#src/features/restaurants/store-facts.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import styles from './where-card.module.css';

/** EXP-13. Nothing when it does not load: the name is there, and the order does not depend on it. */
export function StoreAddress({ storeId }: { storeId: string }) {
  const { data: store, error } = useStorePage(storeId);
  if (error !== undefined) return null;
  return store ? (
    <p className={styles.detail}>{[streetOf(store), store.pincode].filter(Boolean).join(', ')}</p>
  ) : (
    <Skeleton shape="text" width="60%" />
  );
}
