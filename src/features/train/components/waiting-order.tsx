import { useState } from 'react';
import { deleteTrainOrder } from '#schemas/compiled/calls/delete-train-order.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import type { TrainDraft } from '#schemas/stored/drafts.ts';
import { textOf } from '#src/request/refusal.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { trainWords as words } from '../train-words.ts';
import styles from './train.module.css';

interface WaitingOrderProps {
  readonly draft: TrainDraft;
  /** Something is in the cart. */
  readonly hasDishes: boolean;
  readonly onRemoved: () => void;
}

/** The order to a train that was begun and not placed: how it goes on, and the way to delete it (TRN-07). */
export function WaitingOrder({ draft, hasDishes, onRemoved }: WaitingOrderProps) {
  const request = useRequest();
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { orderId, isSaved } = draft;
  const next = isSaved ? pathOf('paymentType') : withQuery(pathOf('deliverOnTrain'), { step: 'seat' });

  async function remove() {
    setBusy(true);
    setFault(null);
    const answer =
      orderId === undefined ? null : await request.call(deleteTrainOrder, { params: { orderId } });
    setBusy(false);
    setIsAsking(false);
    // One that is not there any more is what was asked for.
    if (answer === null || answer.ok || answer.refusal.status === 404) onRemoved();
    else setFault(textOf(answer.refusal, words.failed));
  }

  return (
    <Card as="section" aria-label={words.waitingTitle} className={styles.form}>
      <div>
        <h2 className={styles.heading}>{words.waitingTitle}</h2>
        <p className={styles.quiet}>{isSaved ? words.waitingSaved : words.waitingBegun}</p>
      </div>
      {fault !== null && <Notice tone="bad">{fault}</Notice>}
      <div className={styles.actions}>
        {hasDishes ? (
          <ButtonLink href={next} fullWidth>
            {isSaved ? words.toPay : words.toSeat}
          </ButtonLink>
        ) : (
          <ButtonLink href={pathOf('menu')} fullWidth>
            {words.toMenu}
          </ButtonLink>
        )}
        <Button variant="quiet" fullWidth onClick={() => setIsAsking(true)}>
          {words.remove}
        </Button>
      </div>
      {isAsking && (
        <Dialog
          open
          onOpenChange={() => setIsAsking(false)}
          title={words.removeTitle}
          description={words.removeText}
          footer={
            <>
              <Button busy={busy} onClick={() => void remove()}>
                {words.removeYes}
              </Button>
              <Button variant="secondary" onClick={() => setIsAsking(false)}>
                {words.removeNo}
              </Button>
            </>
          }
        />
      )}
    </Card>
  );
}
