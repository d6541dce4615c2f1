import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './field-frame.module.css';

/** The id of a field's element, to which the list of faults links. */
export function fieldAnchor(nodeId: string): string {
  return `field-${nodeId}`;
}

/** The id of a field's error message, for `aria-describedby`. */
export function fieldErrorId(nodeId: string): string {
  return `field-${nodeId}-error`;
}

interface FieldFrameProps {
  nodeId: string;
  /** Error message, for controls that do not show it themselves. */
  error?: string | undefined;
  children: ReactNode;
}

/** The frame of one field in a form: the target of links to it, and its error message. */
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
