// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { fieldRating } from '#schemas/widgets/field-rating.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { renderInForm } from '#src/features/feedback/testing/render-in-form.tsx';
import '#src/ui/testing/jsdom-gaps.ts';
import { View } from './view.tsx';

const example = viewProps(fieldRating, { ...fieldRating.example, required: true }, { id: 'answer' });

const inForm = (props = example) => renderInForm(<View {...props} />, { ...props, type: 'field-rating' });

describe('rating field', () => {
  it('FBK-05 offers six ratings from NOT SO GOOD to LOVED IT, sent as 0 to 5', async () => {
    const { sent, user, send } = inForm();
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
    inForm(viewProps(fieldRating, { question: 'How hot?', labels }));
    expect(screen.getByRole('radio', { name: 'Just right' })).toBeTruthy();
  });

  it('chooses nothing beforehand, and asks for an answer where one is needed', async () => {
    const { sent, send } = inForm();
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe(validationTexts.feedbackRating);
  });

  it('works by keyboard', async () => {
    const { sent, user, send } = inForm();
    await user.tab();
    await user.keyboard(' {ArrowRight}{ArrowRight}');
    await send();
    expect(sent).toEqual([{ answer: 2 }]);
  });
});
