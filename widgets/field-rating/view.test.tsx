// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { fieldRating } from '#schemas/widgets/field-rating.ts';
import { texts } from '#src/config/texts.ts';
import { FeedbackForm } from '#src/features/feedback/components/feedback-form.tsx';
import type { FeedbackValues } from '#src/features/feedback/feedback-values.ts';
import '#src/ui/testing/jsdom-gaps.ts';
import { View } from './view.tsx';

afterEach(cleanup);

const example = viewProps(fieldRating, { ...fieldRating.example, required: true }, { id: 'answer' });

function renderInForm(props = example) {
  const sent: FeedbackValues[] = [];
  const node = { id: props.id, type: 'field-rating', props: props.props, address: 'feedback-template[0]' };
  render(
    <FeedbackForm heading="How was it?" nodes={[node]} onSubmit={(values) => void sent.push(values)}>
      <View {...props} />
    </FeedbackForm>,
  );
  const user = userEvent.setup();
  return { sent, user, send: () => user.click(screen.getByRole('button', { name: 'Send feedback' })) };
}

describe('rating field', () => {
  it('FBK-05 offers six ratings from NOT SO GOOD to LOVED IT, sent as 0 to 5', async () => {
    const { sent, user, send } = renderInForm();
    const ratings = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(ratings).toEqual(['NOT SO GOOD', 'OKAY', 'GOOD', 'GREAT', 'AMAZING', 'LOVED IT']);
    await user.click(screen.getByRole('radio', { name: 'NOT SO GOOD' }));
    await send();
    await user.click(screen.getByRole('radio', { name: 'LOVED IT' }));
    await send();
    expect(sent).toEqual([{ answer: 0 }, { answer: 5 }]);
  });

  it('FBK-05 takes its labels from the template', () => {
    const labels = ['Cold', 'Lukewarm', 'Warm', 'Hot', 'Very hot', 'Just right'];
    renderInForm(viewProps(fieldRating, { question: 'How hot?', labels }));
    expect(screen.getByRole('radio', { name: 'Just right' })).toBeTruthy();
  });

  it('chooses nothing beforehand, and asks for an answer where one is needed', async () => {
    const { sent, send } = renderInForm();
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe(texts.validation.feedbackRating);
  });

  it('works by keyboard', async () => {
    const { sent, user, send } = renderInForm();
    await user.tab();
    await user.keyboard(' {ArrowRight}{ArrowRight}');
    await send();
    expect(sent).toEqual([{ answer: 2 }]);
  });
});
