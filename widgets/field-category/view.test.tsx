// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { fieldCategory } from '#schemas/widgets/field-category.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { renderInForm } from '#src/features/feedback/testing/render-in-form.tsx';
import '#src/ui/testing/jsdom-gaps.ts';
import { View } from './view.tsx';

const example = viewProps(fieldCategory, { ...fieldCategory.example, required: true }, { id: 'answer' });

const inForm = (props = example) => renderInForm(<View {...props} />, { ...props, type: 'field-category' });

describe('category field', () => {
  it('FBK-08 sends the value and shows the label', async () => {
    const { sent, user, send } = inForm();
    await user.click(screen.getByRole('radio', { name: /^The delivery/ }));
    await send();
    expect(sent).toEqual([{ answer: 'DELIVERY' }]);
  });

  it('says what is missing', async () => {
    const { sent, send } = inForm();
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe(validationTexts.feedbackCategory);
  });

  it('keeps its own value outside a form', async () => {
    render(<View {...example} />);
    const food = screen.getByRole<HTMLInputElement>('radio', { name: /^The food/ });
    await userEvent.click(food);
    expect(food.checked).toBe(true);
  });
});
