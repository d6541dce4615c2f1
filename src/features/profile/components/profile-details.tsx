import { type ReactNode, type RefObject, useId } from 'react';
import { selectSession } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { savedProfile } from '../profile-edits.ts';
import { profileWords as words } from '../profile-words.ts';
import { MobileLine } from './mobile-line.tsx';
import styles from './profile-details.module.css';

interface ProfileDetailsProps {
  readonly onEdit: () => void;
  readonly editRef: RefObject<HTMLButtonElement | null>;
}

/** Name, mobile number and email of the customer (PRF-01). */
export function ProfileDetails({ onEdit, editRef }: ProfileDetailsProps) {
  const { firstName, lastName, email } = savedProfile(useAppSelector(selectSession));
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {words.details}
        </h2>
        <Button
          ref={editRef}
          variant="secondary"
          size="small"
          icon={<Icon name="edit" size={18} />}
          aria-label={words.editLabel}
          onClick={onEdit}
        >
          {words.edit}
        </Button>
      </div>
      <dl className={styles.lines}>
        <Line term={words.firstName}>{firstName}</Line>
        <Line term={words.lastName}>{lastName}</Line>
        <Line term={words.email} wide>
          {email}
        </Line>
      </dl>
      <MobileLine />
    </Card>
  );
}

function Line({ term, wide = false, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children || <span className={styles.none}>{words.notGiven}</span>}</dd>
    </div>
  );
}
