import { useRef, useState } from 'react';
import { problemDraft } from '#schemas/compiled/stored/problem-draft.ts';
import { textAreaMax } from '#schemas/entities/text-fields.ts';
import type { ProblemDraft } from '#schemas/stored/drafts.ts';
import { textOf } from '#src/request/refusal.ts';
import { useDraft } from '#src/store/drafts.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { SelectableChip } from '#src/ui/chip/chip.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { RadioGroup } from '#src/ui/radio-group/radio-group.tsx';
import { TextArea } from '#src/ui/text-area/text-area.tsx';
import { type IssueCategory, sendIssue, useIssueCategories } from '../api/issues.ts';
import { feedbackScreenWords as words } from '../screens/feedback-screen-words.ts';
import { useToSend } from '../use-to-send.ts';
import styles from './problem-form.module.css';

const empty: ProblemDraft = { categoryId: null, issueIds: [], comment: '' };

/** FBK-17. A problem with an order: what kind, what exactly, and in the customer's words. Only where the feature `ucr` is on. */
export function ProblemForm({ orderId }: { readonly orderId: string }) {
  const draft = useDraft<ProblemDraft>(problemDraft, orderId);
  const [open, setOpen] = useState(() => draft.read() !== null);
  const { data: categories, error, retry } = useIssueCategories(open);
  return (
    <Card as="section" aria-label={words.problemTitle} className={styles.problem}>
      <h2 className={styles.title}>{words.problemTitle}</h2>
      {!open && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {words.problemOpen}
        </Button>
      )}
      {open && error !== undefined && (
        <Notice
          tone="bad"
          action={
            <Button size="small" variant="secondary" onClick={retry}>
              {words.retry}
            </Button>
          }
        >
          {words.problemsFailed}
        </Notice>
      )}
      {open && categories && <Fields orderId={orderId} categories={categories} />}
    </Card>
  );
}

interface FieldsProps {
  readonly orderId: string;
  readonly categories: readonly IssueCategory[];
}

function Fields({ orderId, categories }: FieldsProps) {
  const request = useRequest();
  const { newId } = useToSend();
  const draft = useDraft<ProblemDraft>(problemDraft, orderId);
  const [problem, setProblem] = useState<ProblemDraft>(() => {
    const kept = draft.read() ?? empty;
    return { ...kept, submissionId: kept.submissionId ?? newId() };
  });
  const [state, setState] = useState<'typing' | 'sending' | 'missing'>('typing');
  const [failure, setFailure] = useState<string | null>(null);
  /** What has arrived, and what the server said of it. */
  const [arrived, setArrived] = useState<{ readonly problem: ProblemDraft; readonly ticket: string }>();
  const latest = useRef(problem);
  const { categoryId, issueIds, comment, submissionId = '' } = problem;
  const issues = categories.find(({ id }) => id === categoryId)?.issues ?? [];

  function change(part: Partial<ProblemDraft>) {
    const next = { ...problem, ...part };
    setProblem(next);
    latest.current = next;
    draft.write(next);
    if (state === 'missing') setState('typing');
  }

  async function send() {
    if (state === 'sending') return;
    if (categoryId === null) {
      setState('missing');
      return;
    }
    setState('sending');
    setFailure(null);
    const answer = await sendIssue(request, {
      submissionId,
      orderId,
      categoryId,
      issueIds: [...issueIds],
      comment: comment.trim(),
    });
    setState('typing');
    if (answer.ok) {
      // What was written since is not sent yet: it stays, and goes under the same ticket.
      if (latest.current === problem) draft.remove();
      setArrived({ problem, ticket: answer.data.ticketMessage });
    } else setFailure(textOf(answer.refusal, words.problemFailed));
  }

  const ticket = arrived && <Notice tone="good">{arrived.ticket}</Notice>;
  if (arrived?.problem === problem) return ticket;
  return (
    <>
      <RadioGroup
        legend={words.problemKind}
        options={categories.map(({ id, label }) => ({ value: id, label }))}
        value={categoryId}
        onChange={(id) => change({ categoryId: id, issueIds: [] })}
        error={state === 'missing' ? words.problemMissing : undefined}
      />
      {issues.length > 0 && (
        <fieldset className={styles.details}>
          <legend className={styles.legend}>{words.problemDetails}</legend>
          {issues.map(({ id, label }) => (
            <SelectableChip
              key={id}
              selected={issueIds.includes(id)}
              onSelectedChange={(selected) =>
                change({
                  issueIds: selected ? [...issueIds, id] : issueIds.filter((each) => each !== id),
                })
              }
            >
              {label}
            </SelectableChip>
          ))}
        </fieldset>
      )}
      <TextArea
        label={words.problemComment}
        optional
        maxLength={textAreaMax}
        value={comment}
        onChange={(event) => change({ comment: event.target.value })}
      />
      {ticket}
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <Button fullWidth busy={state === 'sending'} onClick={() => void send()}>
        {words.problemSend}
      </Button>
    </>
  );
}
