// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

describe('TextField', () => {
  it('ties the hint and the error to the control', () => {
    render(
      <TextField label="Mobile number" hint="We text you a code" error="Please enter your mobile number" />,
    );
    const input = screen.getByRole('textbox', { name: 'Mobile number' });
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = described.map((id) => document.getElementById(id)?.textContent);

    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(texts).toEqual(['Please enter your mobile number', 'We text you a code']);
  });

  it('is not invalid without an error', () => {
    render(<TextField label="Name" />);
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });
});
