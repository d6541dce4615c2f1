import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './field-frame.module.css';

/** The id of a field in the page: where the list of faults leads. */
export function fieldAnchor(nodeId: string): string {
  return `field-${nodeId}`;
}

/** The id of what is wrong with a field, for `aria-describedby`. */
export function fieldErrorId(nodeId: string): string {
  return `field-${nodeId}-error`;
}

interface FieldFrameProps {
  nodeId: string;
  /** For controls that say no faults of their own. */
  error?: string | undefined;
  children: ReactNode;
}

/** The place of one field in a form. */
export function FieldFrame({ nodeId, error, children }: FieldFrameProps) {
  return (
    <div id={fieldAnchor(nodeId)} className={styles.frame}>
      {children}
      {error && (
        <p id={fieldErrorId(nodeId)} role="alert" className={styles.error}>
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
