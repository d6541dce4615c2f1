// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BankPicker } from './bank-picker.tsx';

const bank = (name: string, group: 'Popular Banks' | 'Other Banks' = 'Other Banks') => ({
  code: name.toUpperCase(),
  name,
  group,
});
const few = [bank('Hdfc', 'Popular Banks'), bank('Icici', 'Popular Banks'), bank('City Union')];
const many = (count: number) => Array.from({ length: count }, (_, at) => bank(`Bank ${at}`));

function show(banks: Parameters<typeof BankPicker>[0]['banks']) {
  const onPay = vi.fn();
  render(<BankPicker banks={banks} action="Go on" busy={false} onPay={onPay} />);
  const pay = () => userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  return { onPay, pay };
}

it('PAY-08 without a bank it says so at the first group, until one is chosen', async () => {
  const { onPay, pay } = show(few);
  await pay();
  expect(screen.getByRole('group', { name: 'Popular Banks' })).toHaveAccessibleDescription(
    'Choose one to go on',
  );
  expect(screen.getByRole('group', { name: 'Other Banks' })).not.toHaveAccessibleDescription();
  expect(screen.getByRole('radio', { name: 'Hdfc' })).toHaveFocus();
  expect(onPay).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: 'City Union' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await pay();
  expect(onPay.mock.calls).toEqual([['CITY UNION']]);
});

it('PAY-08 one bank is chosen at a time, of all groups', async () => {
  show(few);
  await userEvent.click(screen.getByRole('radio', { name: 'City Union' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Icici' }));
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    false,
    true,
    false,
  ]);
});

it('PAY-08 a group without a bank is left out', () => {
  show(many(2));
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(within(screen.getByRole('group', { name: 'Other Banks' })).getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByRole('status')).toBeNull();
});

it('PAY-08 more than twelve banks can be searched, in any case and with spaces around', async () => {
  const { unmount } = render(<BankPicker banks={many(12)} action="Go on" busy={false} onPay={vi.fn()} />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  unmount();
  const { onPay, pay } = show(many(13));
  const search = screen.getByRole('searchbox', { name: 'Search banks' });
  await userEvent.type(search, ' bank 12 ');
  expect(screen.getByRole('radio')).toHaveAccessibleName('Bank 12');
  await userEvent.clear(search);
  await userEvent.type(search, ' Sbi ');
  expect(screen.getByRole('status')).toHaveTextContent('No bank is called ‘Sbi’');
  expect(screen.queryByRole('radio')).toBeNull();
  // There is nothing that could be chosen.
  await pay();
  expect(onPay).not.toHaveBeenCalled();
});

it('PAY-08 the bank that was chosen stays in the list while another one is searched', async () => {
  show(many(13));
  await userEvent.click(screen.getByRole('radio', { name: 'Bank 3' }));
  await userEvent.type(screen.getByRole('searchbox'), 'bank 12');
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'BANK 3',
    'BANK 12',
  ]);
});
