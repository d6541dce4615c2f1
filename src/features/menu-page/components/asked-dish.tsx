import { useState } from 'react';
import { menuPath } from '#schemas/link-path.ts';
import { OtherStore } from '#src/features/menu/menu-failed.tsx';
import { useMenu } from '#src/features/menu/use-menu.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { toGroup } from '../arrival.ts';
import { askedDishWords as words } from '../asked-dish-words.ts';
import { missingDish } from '../missing-dish.ts';
import { type AskedDish as Asked, useAskedDish } from '../use-asked-dish.ts';
import styles from './asked-dish.module.css';

interface AskedDishProps extends Asked {
  /** Name of the group that the address asks for, where it is in the page. */
  readonly category: string | undefined;
  readonly vegOnly: boolean;
  readonly onShowAll: () => void;
}

/**
 * Opens the choices of the dish that the address asks for. When the dish is not in the page, it says why, and shows it if it can be shown. The
 * message stands over the page: among the dishes it would move those below it, and the place that a reload comes back to.
 */
export function AskedDish({ category, vegOnly, onShowAll, ...asked }: AskedDishProps) {
  useAskedDish(asked);
  const { productId } = asked;
  const { menu } = useMenu();
  const { storeName } = useAppSelector(selectLocation);
  const navigate = useAppNavigate();
  const [dismissed, setDismissed] = useState<string>();
  const missing = missingDish({ ...asked, menu, vegOnly });
  if (!missing || dismissed === productId) return null;
  const dismiss = () => setDismissed(productId);

  if (missing.kind === 'gone') {
    return (
      <div className={styles.over}>
        <Notice title={words.goneTitle(storeName)} action={<OtherStore />} onDismiss={dismiss}>
          {words.goneText} {category !== undefined && words.goneInCategory(category)}
        </Notice>
      </div>
    );
  }

  const { name, categoryId } = missing;
  const show = () => {
    onShowAll();
    // The link is followed anew: the page scrolls to the dish as soon as it is there, and its choices open. The pressed button is removed.
    navigate(menuPath(`${categoryId}/${productId}`), { replace: true, state: toGroup });
  };
  const button = (
    <Button size="small" variant="secondary" onClick={show}>
      {words.show}
    </Button>
  );
  return (
    <div className={styles.over}>
      <Notice title={words.hiddenTitle(name)} action={button} onDismiss={dismiss}>
        {words.hiddenText}
      </Notice>
    </div>
  );
}
