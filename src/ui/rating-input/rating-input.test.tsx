// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../testing/jsdom-gaps.ts';
import { RatingInput } from './rating-input.tsx';

afterEach(cleanup);

const labels = ['Not so good', 'Could be better', 'Okay', 'Good', 'Very good', 'Loved it'];

function rate() {
  const onRate = vi.fn();
  function Rating() {
    const [value, setValue] = useState<number | null>(null);
    return (
      <RatingInput
        legend="How was your order?"
        labels={labels}
        firstValue={0}
        value={value}
        onChange={(next) => {
          setValue(next);
          onRate(next);
        }}
      />
    );
  }
  render(<Rating />);
  return { onRate, user: userEvent.setup() };
}

describe('RatingInput', () => {
  it('has one step a label and nothing chosen beforehand', () => {
    rate();
    const steps = screen.getAllByRole<HTMLInputElement>('radio');
    expect(steps.map((step) => step.getAttribute('aria-label'))).toEqual(labels);
    expect(steps.some((step) => step.checked)).toBe(false);
  });

  it('is chosen and changed by keyboard', async () => {
    const { onRate, user } = rate();
    await user.tab();
    await user.keyboard(' ');
    expect(onRate).toHaveBeenLastCalledWith(0);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(onRate).toHaveBeenLastCalledWith(2);
    await user.keyboard('{ArrowLeft}');
    expect(onRate).toHaveBeenLastCalledWith(1);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Could be better' }));
  });

  it('says the chosen label below the symbols', async () => {
    const { user } = rate();
    await user.click(screen.getByRole('radio', { name: 'Loved it' }));
    expect(screen.getByText('Loved it')).toBeTruthy();
    expect(screen.queryByText('Not so good')).toBeNull();
  });
});
