import { useMemo } from 'react';
import { pathOf } from '#src/config/paths.ts';
import { checkLines } from '#src/features/cart/check-lines.ts';
import { menuWords as words } from '#src/features/menu/menu-words.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { buttonClass } from '#src/ui/button/button-look.ts';
import { Notice } from '#src/ui/notice/notice.tsx';
import { useMenuState } from '../use-menu-state.ts';
import styles from './cart-faults.module.css';

/** Says so where the cart holds what this menu does not have (MEN-04). The lines stay: the customer decides. */
export function CartFaults() {
  const { MenuData: menu, cartItems } = useMenuState();
  const faults = useMemo(
    () => (menu ? [...checkLines(menu, cartItems).faults.values()] : []),
    [menu, cartItems],
  );
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
