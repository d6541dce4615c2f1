// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { fieldTags } from '#schemas/widgets/field-tags.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { renderInForm } from '#src/features/feedback/testing/render-in-form.tsx';
import '#src/ui/testing/jsdom-gaps.ts';
import { View } from './view.tsx';

const example = viewProps(fieldTags, { ...fieldTags.example, required: true }, { id: 'answer' });

const inForm = (props = example) => renderInForm(<View {...props} />, { ...props, type: 'field-tags' });

describe('tags field', () => {
  it('FBK-06 offers the six tags, any number of them, sent in the order of the form', async () => {
    const { sent, user, send } = inForm();
    const tags = screen.getAllByRole('button', { pressed: false }).map((tag) => tag.textContent);
    expect(tags).toEqual(['Payment', 'Offers', 'Location', 'Tracking Order', 'Menu', 'Other']);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Payment' }));
    expect(screen.getByRole('button', { name: 'Menu', pressed: true })).toBeTruthy();
    await send();
    expect(sent).toEqual([{ answer: ['Payment', 'Menu'] }]);
  });

  it('deselects a tag', async () => {
    const { sent, user, send } = inForm();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe(validationTexts.feedbackTags);
  });

  it('takes its tags from the template, each once', () => {
    inForm(viewProps(fieldTags, { question: 'What was best?', tags: ['The crust', 'The dip', 'The crust'] }));
    expect(
      screen.getByRole('group', { name: 'What was best? (optional)' }).querySelectorAll('button'),
    ).toHaveLength(2);
  });
});
