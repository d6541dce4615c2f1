import { useState } from 'react';
import type { OrderTypeCode } from '#schemas/node.ts';
import { pathOf } from '#src/config/paths.ts';
import { selectFeature } from '#src/features/app-config/app-config-slice.ts';
import { useFeedbackTemplate } from '#src/features/documents/api/get-feedback-template.ts';
import { useDocumentPort } from '#src/features/documents/document-port.tsx';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { useLinkedOrder } from '../api/get-feedbacks.ts';
import { type GivenFeedback, selectFeedbackForm, selectFeedbackOf } from '../feedback-form-slice.ts';
import { feedbackScreenWords as words } from '../screens/feedback-screen-words.ts';
import { FeedbackDone } from './feedback-done.tsx';
import styles from './feedback-page.module.css';
import { FeedbackSteps } from './feedback-steps.tsx';
import { FormOfOrder } from './form-of-order.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { InvalidPhoneDialog } from './invalid-phone-dialog.tsx';
import { ProblemForm } from './problem-form.tsx';
import { ToldOrder } from './told-order.tsx';

interface FeedbackPageProps {
  /** Of an order or of a feedback; null: it is about no order. */
  readonly id: string | null;
  readonly orderMode: OrderTypeCode | null;
  readonly tapped: number | null;
  readonly onLogin: () => void;
}

/** The third step: the form for the type of the order, then the thanks. A guest may look at it (FBK-18). */
export function FeedbackPage({ id, orderMode, tapped, onLogin }: FeedbackPageProps) {
  const { useVisibleNodes } = useDocumentPort();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const userId = useAppSelector(selectUserId);
  const linked = useLinkedOrder(id);
  const known = useAppSelector((state) => selectFeedbackOf(state, id));
  const { mobileError, lastSent } = useAppSelector(selectFeedbackForm);
  const hasProblems = useAppSelector((state) => selectFeature(state, 'ucr', selectPartner(state)));
  // What was sent before this page was opened, or is being changed now, is not thanked for again.
  const [thanked, setThanked] = useState(lastSent);
  // What is about no order has no id in the address.
  const [again, setAgain] = useState<GivenFeedback>();
  const before = known ?? again;

  // A link may name a feedback: what is sent names the order.
  const orderId = linked.order?.id ?? (before ? (before.orderId ?? null) : id);
  const formType = orderMode ?? linked.order?.orderMode;
  const isFormKnown = formType !== undefined || !linked.isLoading;
  const { data: template, error, isLoading, retry } = useFeedbackTemplate(isFormKnown ? formType : null);
  const nodes = useVisibleNodes(template?.document);

  const isOfHere = lastSent !== null && (lastSent.feedback.orderId ?? null) === orderId;
  const done = lastSent !== thanked && isOfHere ? lastSent : null;
  const isTooOld = linked.refusal?.code === 'ORDER_TOO_OLD';
  const steps = [...(isLoggedIn ? (['login'] as const) : []), 'selectOrder' as const];

  function body() {
    if (done) {
      const change = () => {
        setThanked(done);
        setAgain(done.feedback);
      };
      return <FeedbackDone sent={done} onChange={change} />;
    }
    if (isTooOld) {
      return (
        <Notice
          tone="warning"
          action={<ButtonLink href={pathOf('feedback')}>{words.anotherOrder}</ButtonLink>}
        >
          {linked.refusal?.text}
        </Notice>
      );
    }
    if (error) {
      return (
        <ErrorState title={words.failedTitle} text={words.failedText} onRetry={retry} busy={isLoading} />
      );
    }
    // What was said before is in the form from the start: it must not change while somebody types.
    if (!template || linked.isLoading) return <FormSkeleton />;
    return (
      <>
        {linked.order && <ToldOrder order={linked.order} canChange={isLoggedIn} />}
        <FormOfOrder
          key={`${orderId}/${before?.id ?? ''}`}
          orderId={orderId}
          before={before}
          tapped={tapped}
          isTappedSent={before !== undefined && isOfHere}
          template={template}
          nodes={nodes}
          onLogin={onLogin}
          onGivenElsewhere={linked.reload}
        />
        {hasProblems && isLoggedIn && linked.order && <ProblemForm orderId={linked.order.id} />}
      </>
    );
  }

  return (
    <div className={styles.page}>
      <FeedbackSteps done={done ? ['login', 'selectOrder', 'submit'] : steps} />
      {body()}
      {mobileError !== null && mobileError.id === id && mobileError.userId === userId && (
        <InvalidPhoneDialog key={userId} isLoggedIn={isLoggedIn} onLogin={onLogin} />
      )}
    </div>
  );
}
