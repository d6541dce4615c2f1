import type { ReactNode } from 'react';
import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { menuEntry } from '#schemas/widgets/menu-entry.ts';
import { pathOf } from '#src/config/paths.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { useCurrentPage } from '#src/features/navigation/use-current-page.ts';
import { IfWallet } from '#src/features/wallet/components/if-wallet.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './view.module.css';

export function View({ props, link }: WidgetViewProps<PropsOf<typeof menuEntry>>) {
  const { label, icon, note } = props;
  const current = useCurrentPage(link);
  // A line without an allowed link is not shown.
  if (!link) return null;
  const entry = (ownNote: ReactNode) => (
    <AppLink to={link} className={styles.entry} aria-current={current}>
      <span className={styles.icon}>{icon && <Icon name={icon} size={22} />}</span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>{' '}
        {ownNote && <span className={styles.note}>{ownNote}</span>}
      </span>
    </AppLink>
  );
  return link.href === pathOf('wallet') ? (
    <IfWallet>{(points) => entry(points ?? note)}</IfWallet>
  ) : (
    entry(note)
  );
}
