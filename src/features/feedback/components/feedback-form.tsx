import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PreparedNode } from '#schemas/prepared.ts';
import type { FeedbackValues, FieldValue } from '#schemas/stored/drafts.ts';
import { feedbackTexts } from '#src/config/texts/feedback.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { FeedbackFormContext, type FeedbackFormFields } from '../feedback-form-context.ts';
import { findFaults } from '../feedback-values.ts';
import { feedbackWords } from '../feedback-words.ts';
import { FaultSummary } from './fault-summary.tsx';
import styles from './feedback-form.module.css';

export interface FeedbackFormProps {
  heading: string;
  /** The nodes that are shown. Their required fields are checked before the form is sent. */
  nodes: readonly PreparedNode[];
  /** The same nodes, rendered. */
  children: ReactNode;
  /** Answers that are known already, such as the rating tapped on the home page. */
  initialValues?: FeedbackValues;
  /** Called at every change, so that the caller can keep a draft across reloads. */
  onValues?: (values: FeedbackValues) => void;
  submitLabel?: string;
  /** Above the button: what becomes of an answer that was given. */
  note?: ReactNode;
  /**
   * Resolves with a text, or rejects, when the feedback could not be sent: the form shows the text, or that it failed, and keeps every answer.
   */
  onSubmit: (values: FeedbackValues) => Promise<string | void> | void;
}

/** A form whose fields come from a template: holds the answers, checks and sends them. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { heading, nodes, children, initialValues = {}, onValues, note, onSubmit } = props;
  const { submitLabel = feedbackWords.send } = props;
  const [values, setValues] = useState<FeedbackValues>(initialValues);
  const [failedTries, setFailedTries] = useState(0);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const headingId = useId();

  // Faults are shown after the first failed submit. Each one disappears when its field is corrected.
  const faults = useMemo(
    () => (failedTries > 0 ? findFaults(nodes, values) : []),
    [failedTries, nodes, values],
  );

  useLayoutEffect(() => {
    if (failedTries > 0) summary.current?.focus();
  }, [failedTries]);

  useEffect(() => onValues?.(values), [values, onValues]);

  const fields: FeedbackFormFields = useMemo(
    () => ({
      value: (nodeId) => values[nodeId],
      setValue: (nodeId, value) => setValues((now) => withValue(now, { nodeId, value })),
      error: (nodeId) => faults.find((fault) => fault.nodeId === nodeId)?.message,
    }),
    [values, faults],
  );

  async function send() {
    setSending(true);
    setFailure(null);
    try {
      const text = await onSubmit(values);
      setFailure(typeof text === 'string' ? text : null);
      setFailedTries(0);
    } catch {
      setFailure(feedbackTexts.sendFailed);
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    if (findFaults(nodes, values).length > 0) setFailedTries((tries) => tries + 1);
    else void send();
  }

  return (
    <FeedbackFormContext value={fields}>
      <form aria-labelledby={headingId} noValidate className={styles.form} onSubmit={submit}>
        <h2 id={headingId}>{heading}</h2>
        {faults.length > 0 && <FaultSummary ref={summary} faults={faults} />}
        {children}
        {note}
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <Button type="submit" size="large" fullWidth busy={sending}>
          {submitLabel}
        </Button>
      </form>
    </FeedbackFormContext>
  );
}

function withValue(
  values: FeedbackValues,
  { nodeId, value }: { nodeId: string; value: FieldValue | undefined },
) {
  const { [nodeId]: _, ...rest } = values;
  return value === undefined ? rest : { ...rest, [nodeId]: value };
}
