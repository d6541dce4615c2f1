// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import '../testing/jsdom-gaps.ts';
import { RadioGroup } from './radio-group.tsx';

afterEach(cleanup);

function Sizes() {
  const [value, setValue] = useState<'small' | 'large' | 'giant' | null>(null);
  return (
    <RadioGroup
      legend="Size"
      value={value}
      onChange={setValue}
      options={[
        { value: 'small', label: 'Small' },
        { value: 'giant', label: 'Giant', disabled: true },
        { value: 'large', label: 'Large' },
      ]}
    />
  );
}

describe('RadioGroup', () => {
  it('starts with nothing chosen and takes one choice', async () => {
    render(<Sizes />);
    const group = screen.getByRole('group', { name: 'Size' });
    expect(group.querySelector(':checked')).toBeNull();

    await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Large' }).checked).toBe(true);
    expect(group.querySelectorAll(':checked')).toHaveLength(1);
  });

  it('moves by arrow key and passes over what cannot be chosen', async () => {
    render(<Sizes />);
    await userEvent.click(screen.getByRole('radio', { name: 'Small' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Large' }).checked).toBe(true);
  });
});
