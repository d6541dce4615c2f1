// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { PreparedNode } from '#schemas/prepared.ts';
import type { FeedbackValues } from '#schemas/stored/drafts.ts';
import { feedbackTexts } from '#src/config/texts/feedback.ts';
import { useFormField } from '../feedback-form-context.ts';
import { isText } from '../feedback-values.ts';
import { FeedbackForm, type FeedbackFormProps } from './feedback-form.tsx';
import { FieldFrame } from './field-frame.tsx';

afterEach(cleanup);

function field(id: string, required: boolean): PreparedNode {
  return { id, type: 'field-comment', props: { required }, address: `feedback-template.${id}` };
}

/** A minimal field: a text input. */
function Line({ id }: { id: string }) {
  const { value = '', setValue, error } = useFormField(id, isText);
  return (
    <FieldFrame nodeId={id} error={error}>
      <input aria-label={id} value={value} onChange={(event) => setValue(event.target.value || undefined)} />
    </FieldFrame>
  );
}

const nodes = [field('dish', true), field('place', true), field('rest', false)];

function renderForm(props: Partial<FeedbackFormProps> = {}) {
  const sent: FeedbackValues[] = [];
  render(
    <FeedbackForm
      heading="How was it?"
      nodes={nodes}
      onSubmit={(values) => void sent.push(values)}
      {...props}
    >
      {nodes.map(({ id }) => (
        <Line key={id} id={id} />
      ))}
    </FeedbackForm>,
  );
  return { sent, user: userEvent.setup(), send: () => screen.getByRole('button', { name: 'Send feedback' }) };
}

describe('feedback form', () => {
  it('sends what was filled in, by node', async () => {
    const { sent, user, send } = renderForm();
    await user.type(screen.getByLabelText('dish'), 'Garlic bread');
    await user.type(screen.getByLabelText('place'), 'Indiranagar');
    await user.click(send());
    expect(sent).toEqual([{ dish: 'Garlic bread', place: 'Indiranagar' }]);
  });

  it('says what is missing, all at once, and takes the focus there', async () => {
    const { sent, user, send } = renderForm();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(send());
    expect(sent).toEqual([]);
    const summary = screen.getByRole('group', { name: '2 answers need another look' });
    expect(document.activeElement).toBe(summary);
    expect(screen.getAllByRole('alert')).toHaveLength(2);
  });

  it('leads from a fault to its field by keyboard', async () => {
    const { user, send } = renderForm();
    await user.click(send());
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('place'));
  });

  it('lets each fault go as it is mended, and takes the focus again when some are left', async () => {
    const { user, send } = renderForm();
    await user.click(send());
    await user.type(screen.getByLabelText('dish'), 'Wedges');
    const summary = screen.getByRole('group', { name: 'One answer needs another look' });
    await user.click(send());
    expect(document.activeElement).toBe(summary);
    await user.type(screen.getByLabelText('place'), 'Hebbal');
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('NAV-35 begins with the answers that are known, such as the rating tapped on the home page', async () => {
    const { sent, user, send } = renderForm({ initialValues: { dish: 'Wedges', place: 'Hebbal' } });
    await user.clear(screen.getByLabelText('dish'));
    await user.type(screen.getByLabelText('dish'), 'Dip');
    await user.click(send());
    expect(sent).toEqual([{ dish: 'Dip', place: 'Hebbal' }]);
  });

  it('sends once, however often it is pressed meanwhile', async () => {
    let finish = () => {};
    let times = 0;
    const onSubmit = () => {
      times += 1;
      return new Promise<void>((resolve) => (finish = resolve));
    };
    const { user, send } = renderForm({ onSubmit, initialValues: { dish: 'Dip', place: 'Hebbal' } });
    await user.click(send());
    const busy = screen.getByRole('button', { name: /Loading/ });
    await user.click(busy);
    await user.type(screen.getByLabelText('rest'), '{Enter}');
    expect(times).toBe(1);
    await act(async () => finish());
    expect(send().getAttribute('aria-busy')).toBeNull();
  });

  it('keeps every answer and says so when it could not be sent', async () => {
    const onSubmit = () => Promise.reject(new Error('offline'));
    const { user, send } = renderForm({ onSubmit, initialValues: { dish: 'Dip', place: 'Hebbal' } });
    await user.click(send());
    expect(screen.getByRole('alert').textContent).toContain(feedbackTexts.sendFailed);
    expect(screen.getByLabelText<HTMLInputElement>('dish').value).toBe('Dip');
  });
});
