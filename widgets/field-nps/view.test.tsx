// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { fieldNps } from '#schemas/widgets/field-nps.ts';
import { texts } from '#src/config/texts.ts';
import { FeedbackForm } from '#src/features/feedback/components/feedback-form.tsx';
import type { FeedbackValues } from '#src/features/feedback/feedback-values.ts';
import '#src/ui/testing/jsdom-gaps.ts';
import { View } from './view.tsx';

afterEach(cleanup);

const example = viewProps(fieldNps, { ...fieldNps.example, required: true }, { id: 'answer' });

function renderInForm(props = example) {
  const sent: FeedbackValues[] = [];
  const node = { id: props.id, type: 'field-nps', props: props.props, address: 'feedback-template[0]' };
  render(
    <FeedbackForm heading="How was it?" nodes={[node]} onSubmit={(values) => void sent.push(values)}>
      <View {...props} />
    </FeedbackForm>,
  );
  const user = userEvent.setup();
  return { sent, user, send: () => user.click(screen.getByRole('button', { name: 'Send feedback' })) };
}

describe('recommendation field', () => {
  it('FBK-04 asks for 0 to 10', async () => {
    const { sent, user, send } = renderInForm();
    const scores = screen.getAllByRole<HTMLInputElement>('radio');
    expect(scores.map((score) => score.value)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ]);
    expect(scores.some((score) => score.checked)).toBe(false);
    await user.click(screen.getByRole('radio', { name: '0, Not at all likely' }));
    await send();
    expect(sent).toEqual([{ answer: 0 }]);
  });

  it('says what is missing', async () => {
    const { sent, send } = renderInForm();
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe(texts.validation.feedbackNps);
  });
});
