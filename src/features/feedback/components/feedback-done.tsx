import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { constants } from '#src/config/constants.ts';
import { pathOf } from '#src/config/paths.ts';
import { feedbackTexts } from '#src/config/texts/feedback.ts';
import { useAnalytics } from '#src/features/analytics/analytics-context.tsx';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { SentFeedback } from '../feedback-form-slice.ts';
import { feedbackScreenWords as words } from '../screens/feedback-screen-words.ts';
import styles from './feedback-done.module.css';

interface FeedbackDoneProps {
  readonly sent: SentFeedback;
  readonly onChange: () => void;
}

/** FBK-13, FBK-14. The thanks, with the ticket; who liked what they came for is asked to review the restaurant (FBK-12). */
export function FeedbackDone({ sent, onChange }: FeedbackDoneProps) {
  const { feedback, ticketMessage, reviewUrl } = sent;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button was at the end of a long form. Before the question for a review takes the focus, which gives it back to the heading.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.done}>
      <div role="status" className={styles.words}>
        <span className={styles.mark}>
          <Icon name="check" size={32} />
        </span>
        <h2 ref={heading} tabIndex={-1}>
          {feedbackTexts.thanks}
        </h2>
        <p>{ticketMessage}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink href={pathOf('home')}>{words.home}</ButtonLink>
        <Button variant="quiet" onClick={onChange}>
          {words.change}
        </Button>
      </div>
      {reviewUrl !== undefined && asksForReview(feedback) && <ReviewDialog href={reviewUrl} />}
    </section>
  );
}

/** FBK-12. An order that was collected or eaten at the restaurant, and rated above 3. */
function asksForReview({ rating = 0, orderMode }: SentFeedback['feedback']): boolean {
  return (
    orderMode !== undefined && isAtStore(orderMode) && rating > constants.feedback.storeReviewAboveRating
  );
}

const popup = { popup: 'review' };

function ReviewDialog({ href }: { readonly href: string }) {
  const analytics = useAnalytics();
  const [open, setOpen] = useState(true);
  useEffect(() => analytics.track('popup_display', popup), [analytics]);

  function close(event: 'popup_click' | 'popup_dismiss') {
    analytics.track(event, popup);
    setOpen(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={() => close('popup_dismiss')}
      title={words.reviewTitle}
      description={words.reviewText}
      footer={
        <>
          <Button variant="secondary" onClick={() => close('popup_dismiss')}>
            {words.noReview}
          </Button>
          <ButtonLink
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => close('popup_click')}
          >
            {words.review}
          </ButtonLink>
        </>
      }
    />
  );
}
