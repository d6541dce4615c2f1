// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { fieldTags } from '#schemas/widgets/field-tags.ts';
import { texts } from '#src/config/texts.ts';
import { FeedbackForm } from '#src/features/feedback/components/feedback-form.tsx';
import type { FeedbackValues } from '#src/features/feedback/feedback-values.ts';
import '#src/ui/testing/jsdom-gaps.ts';
import { View } from './view.tsx';

afterEach(cleanup);

const example = viewProps(fieldTags, { ...fieldTags.example, required: true }, { id: 'answer' });

function renderInForm(props = example) {
  const sent: FeedbackValues[] = [];
  const node = { id: props.id, type: 'field-tags', props: props.props, address: 'feedback-template[0]' };
  render(
    <FeedbackForm heading="How was it?" nodes={[node]} onSubmit={(values) => void sent.push(values)}>
      <View {...props} />
    </FeedbackForm>,
  );
  const user = userEvent.setup();
  return { sent, user, send: () => user.click(screen.getByRole('button', { name: 'Send feedback' })) };
}

describe('tags field', () => {
  it('FBK-06 offers the six tags, any number of them, sent in the order of the form', async () => {
    const { sent, user, send } = renderInForm();
    const tags = screen.getAllByRole('button', { pressed: false }).map((tag) => tag.textContent);
    expect(tags).toEqual(['Payment', 'Offers', 'Location', 'Tracking Order', 'Menu', 'Other']);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Payment' }));
    expect(screen.getByRole('button', { name: 'Menu', pressed: true })).toBeTruthy();
    await send();
    expect(sent).toEqual([{ answer: ['Payment', 'Menu'] }]);
  });

  it('lets a tag go again', async () => {
    const { sent, user, send } = renderInForm();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe(texts.validation.feedbackTags);
  });

  it('takes its tags from the template, each once', () => {
    renderInForm(
      viewProps(fieldTags, { question: 'What was best?', tags: ['The crust', 'The dip', 'The crust'] }),
    );
    expect(
      screen.getByRole('group', { name: 'What was best? (optional)' }).querySelectorAll('button'),
    ).toHaveLength(2);
  });
});
