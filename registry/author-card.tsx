import type { ReactNode } from 'react';
import styles from './document-nodes.module.css';

/** What authors see where customers see nothing: which node, and why. */
export function AuthorCard({ address, children }: { address: string; children: ReactNode }) {
  return (
    <div className={styles.authorCard} role="note">
      <code>{address}</code>
      <p>{children}</p>
    </div>
  );
}
