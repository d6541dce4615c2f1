import { type ReactNode, useId } from 'react';
import { Card } from '#src/ui/card/card.tsx';
import styles from './choice-card.module.css';

interface ChoiceCardProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
  'data-order-seq'?: number;
}

/** A card with one choice, or with several of the same kind. */
export function ChoiceCard({ title, note, children, ...rest }: ChoiceCardProps) {
  const titleId = useId();
  return (
    <Card {...rest} as="section" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </Card>
  );
}
