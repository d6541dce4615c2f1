import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { menuEntry } from '#schemas/widgets/menu-entry.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { useCurrentPage } from '#src/features/navigation/use-current-page.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './view.module.css';

export function View({ props, link }: WidgetViewProps<PropsOf<typeof menuEntry>>) {
  const { label, icon, note } = props;
  const current = useCurrentPage(link);
  // A line without an allowed link is not shown.
  if (!link) return null;
  return (
    <AppLink to={link} className={styles.entry} aria-current={current}>
      <span className={styles.icon}>{icon && <Icon name={icon} size={22} />}</span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span> {note && <span className={styles.note}>{note}</span>}
      </span>
    </AppLink>
  );
}
