import { type MouseEvent, type Ref, useId } from 'react';
import { feedbackTexts } from '#src/config/texts/feedback.ts';
import type { FieldFault } from '../feedback-values.ts';
import styles from './fault-summary.module.css';
import { fieldAnchor } from './field-frame.tsx';

interface FaultSummaryProps {
  faults: readonly FieldFault[];
  ref: Ref<HTMLDivElement>;
}

/** The list of faults, each linked to its field. It receives the focus when a form could not be sent. */
export function FaultSummary({ faults, ref }: FaultSummaryProps) {
  const headingId = useId();
  return (
    <div ref={ref} role="group" aria-labelledby={headingId} tabIndex={-1} className={styles.summary}>
      <h3 id={headingId} className={styles.heading}>
        {feedbackTexts.summary(faults.length)}
      </h3>
      <ul className={styles.faults}>
        {faults.map(({ nodeId, message }) => (
          <li key={nodeId}>
            <a href={`#${fieldAnchor(nodeId)}`} className={styles.fault} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves the focus to the field: following the fragment would scroll there without moving the focus. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  const control = field?.querySelector<HTMLElement>('input:checked, input, textarea, button');
  if (!control) return;
  event.preventDefault();
  control.focus();
  field?.scrollIntoView?.({ block: 'nearest' });
}
