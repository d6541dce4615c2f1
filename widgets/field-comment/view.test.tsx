// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { fieldComment } from '#schemas/widgets/field-comment.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { renderInForm } from '#src/features/feedback/testing/render-in-form.tsx';
import '#src/ui/testing/jsdom-gaps.ts';
import { View } from './view.tsx';

const example = viewProps(fieldComment, { ...fieldComment.example, required: true }, { id: 'answer' });

const inForm = (props = example) => renderInForm(<View {...props} />, { ...props, type: 'field-comment' });

describe('comment field', () => {
  it('VAL-36 takes 250 characters and no more, and counts them', async () => {
    const { sent, user, send } = inForm();
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Anything else?' });
    await user.click(area);
    await user.paste('x'.repeat(300));
    expect(area.value).toHaveLength(250);
    expect(screen.getByText('250/250')).toBeTruthy();
    await send();
    expect(sent).toEqual([{ answer: 'x'.repeat(250) }]);
  });

  it('takes blanks for no answer', async () => {
    const { sent, user, send } = inForm();
    await user.type(screen.getByRole('textbox'), '   ');
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe(validationTexts.feedbackComment);
  });
});
