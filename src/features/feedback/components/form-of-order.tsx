import { useCallback, useState } from 'react';
import { feedbackDraft } from '#schemas/compiled/stored/feedback-draft.ts';
import { given } from '#schemas/given.ts';
import type { PreparedNode } from '#schemas/prepared.ts';
import type { FeedbackDraft, FeedbackValues } from '#schemas/stored/drafts.ts';
import { feedbackTexts } from '#src/config/texts/feedback.ts';
import type { FeedbackTemplate } from '#src/features/documents/api/get-feedback-template.ts';
import { useDocumentPort } from '#src/features/documents/document-port.tsx';
import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { textOf } from '#src/request/refusal.ts';
import { useDraft } from '#src/store/drafts.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Notice } from '#src/ui/notice/notice.tsx';
import { startingAnswers, valuesOf } from '../feedback-draft.ts';
import { type GivenFeedback, selectFeedbackForm } from '../feedback-form-slice.ts';
import { readAnswers } from '../feedback-values.ts';
import { feedbackWords } from '../feedback-words.ts';
import { feedbackScreenWords as words } from '../screens/feedback-screen-words.ts';
import { followWaiting } from '../send-waiting.ts';
import { useToSend } from '../use-to-send.ts';
import { FeedbackForm } from './feedback-form.tsx';

interface FormOfOrderProps {
  /** Null: it is about no order. */
  readonly orderId: string | null;
  /** What was said before, which is changed. */
  readonly before: GivenFeedback | undefined;
  /** The rating that was tapped on the previous page; it is preselected. */
  readonly tapped: number | null;
  /** It was sent from this page: what was said is changed as it was sent. */
  readonly isTappedSent: boolean;
  readonly template: FeedbackTemplate;
  readonly nodes: readonly PreparedNode[];
  readonly onLogin: () => void;
  /** Loads what was said of the order: it was said from another tab or phone. */
  readonly onGivenElsewhere: () => void;
}

/** The form with its draft: what was typed is there again after a reload, a login, a failed call and without a connection. */
export function FormOfOrder(props: FormOfOrderProps) {
  const { orderId, before, tapped, isTappedSent, template, nodes, onLogin, onGivenElsewhere } = props;
  const { Nodes } = useDocumentPort();
  const dispatch = useAppDispatch();
  const { newId, send } = useToSend();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const userId = useAppSelector(selectUserId);
  const { formData } = useAppSelector(selectFeedbackForm);
  const draft = useDraft<FeedbackDraft>(feedbackDraft, orderId ?? '');
  const [start] = useState(() => {
    const kept = draft.read();
    const ratingField = nodes.find(({ type }) => type === 'field-rating')?.id;
    return {
      values: startingAnswers({
        before: before && valuesOf(nodes, before),
        draft: kept,
        tapped: isTappedSent ? null : tapped,
        ratingField,
      }),
      // Another try to send it is the same feedback.
      submissionId: kept?.submissionId ?? newId(),
    };
  });
  const { submissionId } = start;
  const keepDraft = useCallback(
    (values: FeedbackValues) => {
      // A form that nobody has written in is no draft: what was said before would not be shown for it.
      const isUntouched = values === start.values && Object.keys(values).length === 0;
      if (!isUntouched) draft.write({ values, tapped, submissionId });
    },
    [draft, start, tapped, submissionId],
  );
  const waits = formData.some((waiting) => waiting.submissionId === submissionId);
  const [isSending, setIsSending] = useState(false);

  async function submit(values: FeedbackValues): Promise<string | undefined> {
    if (!isLoggedIn || userId === null) {
      onLogin();
      return undefined;
    }
    const { tags, ...answers } = readAnswers(nodes, values);
    if (tags.length === 0 && Object.keys(answers).length === 0) return words.nothingAnswered;
    setIsSending(true);
    const outcome = await send({
      owner: userId,
      submissionId,
      isOlderForm: template.isOlder,
      values,
      answers: { ...answers, tags },
      ...given({ feedbackId: before?.id, orderId: orderId ?? undefined }),
    });
    setIsSending(false);
    if (outcome === 'waits') dispatch(followWaiting());
    if (outcome === 'sent' || outcome === 'waits') return undefined;
    if (outcome.code === 'FEEDBACK_GIVEN') onGivenElsewhere();
    // A dialog says that.
    return outcome.code === 'INVALID_PHONE_NUMBER' ? undefined : textOf(outcome, feedbackTexts.sendFailed);
  }

  return (
    <FeedbackForm
      heading={template.heading}
      nodes={nodes}
      initialValues={start.values}
      onValues={keepDraft}
      submitLabel={!isLoggedIn ? words.logInToSend : before ? words.save : feedbackWords.send}
      note={
        <>
          {before && <Notice>{words.givenBefore}</Notice>}
          {waits && !isSending && <Notice>{words.waits}</Notice>}
        </>
      }
      onSubmit={submit}
    >
      <Nodes document={template.document} initialCount={template.document.nodes.length} />
    </FeedbackForm>
  );
}
