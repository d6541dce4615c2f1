// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { fieldCategory } from '#schemas/widgets/field-category.ts';
import { texts } from '#src/config/texts.ts';
import { FeedbackForm } from '#src/features/feedback/components/feedback-form.tsx';
import type { FeedbackValues } from '#src/features/feedback/feedback-values.ts';
import '#src/ui/testing/jsdom-gaps.ts';
import { View } from './view.tsx';

afterEach(cleanup);

const example = viewProps(fieldCategory, { ...fieldCategory.example, required: true }, { id: 'answer' });

function renderInForm(props = example) {
  const sent: FeedbackValues[] = [];
  const node = { id: props.id, type: 'field-category', props: props.props, address: 'feedback-template[0]' };
  render(
    <FeedbackForm heading="How was it?" nodes={[node]} onSubmit={(values) => void sent.push(values)}>
      <View {...props} />
    </FeedbackForm>,
  );
  const user = userEvent.setup();
  return { sent, user, send: () => user.click(screen.getByRole('button', { name: 'Send feedback' })) };
}

describe('category field', () => {
  it('FBK-08 sends the value and shows the label', async () => {
    const { sent, user, send } = renderInForm();
    await user.click(screen.getByRole('radio', { name: /^The delivery/ }));
    await send();
    expect(sent).toEqual([{ answer: 'DELIVERY' }]);
  });

  it('says what is missing', async () => {
    const { sent, send } = renderInForm();
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe(texts.validation.feedbackCategory);
  });

  it('keeps its own value outside a form', async () => {
    render(<View {...example} />);
    const food = screen.getByRole<HTMLInputElement>('radio', { name: /^The food/ });
    await userEvent.click(food);
    expect(food.checked).toBe(true);
  });
});
