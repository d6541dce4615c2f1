// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NpsScale } from './nps-scale.tsx';

afterEach(cleanup);

describe('NpsScale', () => {
  it('FBK-04 declares: offers 0 to 10 and reports the choice', async () => {
    const onChange = vi.fn();
    render(
      <NpsScale
        legend="Would you recommend us?"
        lowLabel="Not at all"
        highLabel="Certainly"
        value={null}
        onChange={onChange}
      />,
    );
    const scores = screen.getAllByRole<HTMLInputElement>('radio');
    expect(scores.map((score) => Number(score.value))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);

    await userEvent.click(screen.getByRole('radio', { name: '10, Certainly' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(10);
  });
});
