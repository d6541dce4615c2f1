import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Card } from '#src/ui/card/card.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { customiseWords as words } from '../customise-words.ts';
import styles from './choice-card.module.css';

interface ChoiceCardProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
  /** The card as one line that says what was chosen; a press opens it. Absent while it is open. */
  folded?: { readonly chosen: ReactNode; readonly onOpen: () => void } | undefined;
  'data-order-seq'?: number;
  'data-group'?: string;
}

/** A card with one choice, or with several of the same kind. */
export function ChoiceCard({ title, note, children, folded, ...rest }: ChoiceCardProps) {
  const titleId = useId();
  const choices = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isFolded = folded !== undefined;

  // The pressed line is removed, so the focus moves to what is chosen.
  useLayoutEffect(() => {
    if (isFolded || !isPressed.current) return;
    isPressed.current = false;
    choices.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isFolded]);

  return (
    <Card {...rest} as="section" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {folded ? (
        <button
          type="button"
          aria-expanded={false}
          className={styles.folded}
          onClick={() => {
            isPressed.current = true;
            folded.onOpen();
          }}
        >
          <span className={styles.chosen}>{folded.chosen}</span>{' '}
          <span className={styles.change}>
            {words.change} <VisuallyHidden>{title}</VisuallyHidden>
          </span>
        </button>
      ) : (
        <div ref={choices} className={styles.choices}>
          {children}
        </div>
      )}
    </Card>
  );
}
