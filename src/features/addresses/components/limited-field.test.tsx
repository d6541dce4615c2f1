// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressFieldMax } from '#schemas/entities/address-fields.ts';
import { valuesOf } from '../address-values.ts';
import { savedHome } from '../testing/people.ts';
import { renderAddressForm } from '../testing/render-address-form.tsx';

describe('what the fields of an address take', () => {
  it.each([
    ['address', /^Society or area/],
    ['landmark', /^Landmark/],
    ['houseNo', /^House or flat number/],
    ['floor', /^Floor/],
    ['name', /^Name/],
    ['email', /^Email/],
  ] as const)('VAL-19 %s takes no more than its most', async (field, label) => {
    const { user } = renderAddressForm();
    const input = screen.getByLabelText<HTMLInputElement>(label);
    await user.click(input);
    await user.paste('x'.repeat(addressFieldMax[field] + 1));
    expect(input.value).toHaveLength(addressFieldMax[field]);
  });

  it('VAL-19 VAL-13 mobile takes ten digits, typed or pasted with a country code', async () => {
    const { user } = renderAddressForm();
    const mobile = screen.getByLabelText<HTMLInputElement>(/^Mobile number/);
    expect(mobile).toHaveAttribute('inputmode', 'numeric');
    await user.type(mobile, '98765432109');
    expect(mobile.value).toBe('9876543210');
    await user.clear(mobile);
    await user.paste('+91 91234 56789');
    expect(mobile.value).toBe('9123456789');
    expect(screen.getByText('+91')).toBeVisible();
  });

  it.each([
    ['+91 98765 43210', '9876543210'],
    ['+919876543210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['+91 98765', '98765'],
    ['+91 98765 43210987', '9876543210'],
    ['98a76', '9876'],
  ])('VAL-06 VAL-19 mobile typed key by key as %s is %s', async (typed, expected) => {
    const { user } = renderAddressForm();
    const mobile = screen.getByLabelText<HTMLInputElement>(/^Mobile number/);
    await user.type(mobile, typed);
    await user.tab();
    expect(mobile.value).toBe(expected);
  });

  it('VAL-06 VAL-13 a typed country code stays in the field until the number is complete, and is not sent', async () => {
    const { user, save, onSubmit } = renderAddressForm({ initialValues: valuesOf(savedHome) });
    const mobile = screen.getByLabelText<HTMLInputElement>(/^Mobile number/);
    await user.clear(mobile);
    await user.type(mobile, '+91 98');
    expect(mobile.value).toBe('+91 98');
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(mobile).toHaveAccessibleDescription('Please enter valid mobile number');
    await user.clear(mobile);
    await user.type(mobile, '+91 98765 43210');
    await user.click(save());
    expect(onSubmit.mock.calls[0]?.[0].mobile_no).toBe('9876543210');
  });

  it('VAL-13 a number of another country is refused', async () => {
    const { user, save, onSubmit } = renderAddressForm({ initialValues: valuesOf(savedHome) });
    const mobile = screen.getByLabelText<HTMLInputElement>(/^Mobile number/);
    await user.clear(mobile);
    await user.paste('+65 9123 4567');
    await user.click(save());
    expect(mobile).toHaveAccessibleDescription('Please enter valid mobile number');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    [
      /^House or flat number/,
      'Flat 1203, Tower B',
      '10 characters at most. Put the tower or the wing into “Floor”.',
    ],
    [/^Society or area/, 'x'.repeat(41), '40 characters at most. Put the rest into “Landmark”.'],
    [/^Landmark/, 'x'.repeat(51), '50 characters at most.'],
    [/^Floor/, 'x'.repeat(51), '50 characters at most.'],
    [/^Name/, 'x'.repeat(51), '50 characters at most.'],
    [/^Email/, 'x'.repeat(51), '50 characters at most.'],
  ])('VAL-19 the field %s says when it takes no more', async (label, text, said) => {
    const { user } = renderAddressForm();
    const input = screen.getByLabelText<HTMLInputElement>(label);
    const told = () =>
      screen
        .queryAllByRole('status')
        .map((status) => status.textContent)
        .join('');
    await user.type(input, text.slice(0, 9));
    expect(told()).toBe('');
    await user.click(input);
    await user.paste(text.slice(9));
    expect(input.value).toBe(text.slice(0, input.maxLength));
    expect(told()).toBe(said);
    await user.keyboard('{Backspace}');
    expect(told()).toBe('');
  });
});
