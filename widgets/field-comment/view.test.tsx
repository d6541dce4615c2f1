// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { fieldComment } from '#schemas/widgets/field-comment.ts';
import { texts } from '#src/config/texts.ts';
import { FeedbackForm } from '#src/features/feedback/components/feedback-form.tsx';
import type { FeedbackValues } from '#src/features/feedback/feedback-values.ts';
import '#src/ui/testing/jsdom-gaps.ts';
import { View } from './view.tsx';

afterEach(cleanup);

const example = viewProps(fieldComment, { ...fieldComment.example, required: true }, { id: 'answer' });

function renderInForm(props = example) {
  const sent: FeedbackValues[] = [];
  const node = { id: props.id, type: 'field-comment', props: props.props, address: 'feedback-template[0]' };
  render(
    <FeedbackForm heading="How was it?" nodes={[node]} onSubmit={(values) => void sent.push(values)}>
      <View {...props} />
    </FeedbackForm>,
  );
  const user = userEvent.setup();
  return { sent, user, send: () => user.click(screen.getByRole('button', { name: 'Send feedback' })) };
}

describe('comment field', () => {
  it('takes 250 characters and no more', async () => {
    const { sent, user, send } = renderInForm();
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Anything else?' });
    await user.click(area);
    await user.paste('x'.repeat(300));
    expect(area.value).toHaveLength(250);
    await send();
    expect(sent).toEqual([{ answer: 'x'.repeat(250) }]);
  });

  it('takes blanks for no answer', async () => {
    const { sent, user, send } = renderInForm();
    await user.type(screen.getByRole('textbox'), '   ');
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe(texts.validation.feedbackComment);
  });
});
