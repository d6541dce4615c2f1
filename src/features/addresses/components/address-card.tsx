import type { ReactNode } from 'react';
import type { AddressInput } from '#schemas/entities/address.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { firstLine, secondLine } from '../address-lines.ts';
import { addressWords as words } from '../addresses-words.ts';
import styles from './address-card.module.css';
import { LabelIcon } from './label-icon.tsx';

interface AddressCardProps {
  address: AddressInput;
  isCurrent?: boolean;
  /** Why no order can be delivered to the address. */
  refusal?: string | undefined;
  children: ReactNode;
}

/** An address in two lines, with its buttons. */
export function AddressCard({ address, isCurrent = false, refusal, children }: AddressCardProps) {
  return (
    <Card as="article" tone="outline" className={isCurrent ? styles.current : undefined}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <LabelIcon label={address.label} />
        </span>
        <div className={styles.text}>
          <h3 className={styles.label}>
            {address.label} {isCurrent && <Badge tone="secondary">{words.current}</Badge>}
          </h3>
          <p>{firstLine(address)}</p>
          <p className={styles.quiet}>{secondLine(address)}</p>
        </div>
      </div>
      {refusal && <Notice tone="warning">{refusal}</Notice>}
      <div className={styles.actions}>{children}</div>
    </Card>
  );
}
