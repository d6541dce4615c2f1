// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { fieldNps } from '#schemas/widgets/field-nps.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { renderInForm } from '#src/features/feedback/testing/render-in-form.tsx';
import '#src/ui/testing/jsdom-gaps.ts';
import { View } from './view.tsx';

const example = viewProps(fieldNps, { ...fieldNps.example, required: true }, { id: 'answer' });

const inForm = (props = example) => renderInForm(<View {...props} />, { ...props, type: 'field-nps' });

describe('recommendation field', () => {
  it('FBK-04 declares: asks for 0 to 10', async () => {
    const { sent, user, send } = inForm();
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
    const { sent, send } = inForm();
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe(validationTexts.feedbackNps);
  });
});
