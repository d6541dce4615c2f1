// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

function Counting({ first = 0, max = 20 }: { first?: number; max?: number }) {
  const [value, setValue] = useState(first);
  return <Stepper item="Margherita" value={value} onChange={setValue} max={max} />;
}

describe('Stepper', () => {
  it('turns from Add into − n + and back', async () => {
    const user = userEvent.setup();
    render(<Counting />);

    await user.click(screen.getByRole('button', { name: 'Add Margherita' }));
    await user.click(screen.getByRole('button', { name: 'Add one more Margherita' }));
    expect(screen.getByRole('status').textContent).toBe('2');

    await user.click(screen.getByRole('button', { name: 'Remove one Margherita' }));
    await user.click(screen.getByRole('button', { name: 'Remove one Margherita' }));
    expect(screen.getByRole('button', { name: 'Add Margherita' })).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps the focus when the pressed button is removed', async () => {
    const user = userEvent.setup();
    render(<Counting />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add one more Margherita');
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add Margherita');
  });

  it('goes no higher than its limit', () => {
    render(<Counting first={3} max={3} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add one more Margherita' }).disabled).toBe(
      true,
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove one Margherita' }).disabled).toBe(
      false,
    );
  });
});
