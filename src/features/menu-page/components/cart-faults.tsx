import { useMemo } from 'react';
import { pathOf } from '#src/config/paths.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { checkLines } from '#src/features/cart/check-lines.ts';
import { useMenu } from '#src/features/menu/use-menu.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { useAppSelector } from '#src/store/hooks.ts';
import { buttonClass } from '#src/ui/button/button-look.ts';
import { Notice } from '#src/ui/notice/notice.tsx';
import { besideMenuWords as words } from '../beside-menu-words.ts';
import styles from './cart-faults.module.css';

/** Warns when the cart holds something that this menu does not have (MEN-04). The lines stay in the cart: the customer decides. */
export function CartFaults() {
  const { menu } = useMenu();
  const lines = useAppSelector(selectLines);
  const faults = useMemo(() => (menu ? [...checkLines(menu, lines).faults.values()] : []), [menu, lines]);
  if (faults.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={words.cartFaults}
      action={
        <AppLink to={pathOf('cart')} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {words.reviewCart}
        </AppLink>
      }
    >
      <ul className={styles.faults}>
        {faults.map(({ line, missing, text }) => (
          <li key={line.key}>
            <strong>{[line.name, ...missing].join(', ')}</strong> {text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
