import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { bottomItem } from '#schemas/widgets/bottom-item.ts';
import { selectCount } from '#src/features/cart/cart-slice.ts';
import { cartWords } from '#src/features/cart/cart-words.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { useCurrentPage } from '#src/features/navigation/use-current-page.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import styles from './view.module.css';

export function View({ props, link }: WidgetViewProps<PropsOf<typeof bottomItem>>) {
  const { label, icon, badge } = props;
  const current = useCurrentPage(link);
  const count = useAppSelector(selectCount);
  const shown = badge === 'cart-count' ? count : 0;
  if (!link) return null;
  return (
    <AppLink to={link} className={styles.item} aria-current={current}>
      <span className={styles.icon}>
        <Icon name={icon} size={22} />
        {shown > 0 && (
          <span aria-hidden="true" className={styles.count}>
            {shown}
          </span>
        )}
      </span>
      <span className={styles.label}>{label}</span>
      {shown > 0 && <VisuallyHidden>, {cartWords.items(shown)}</VisuallyHidden>}
    </AppLink>
  );
}
