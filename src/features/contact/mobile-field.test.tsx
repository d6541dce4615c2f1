// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MobileField } from './mobile-field.tsx';

it('CON-03 a mobile number is typed behind +91, which is not a part of it', () => {
  render(<MobileField label="Mobile number" value="9876543210" onChange={() => {}} />);
  const field = screen.getByRole('textbox', { name: 'Mobile number' });
  expect(screen.getByText('+91')).toBeVisible();
  expect(field).toHaveValue('9876543210');
});
