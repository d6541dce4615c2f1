// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { OrderTypeCode } from '#schemas/node.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { OrderTypeSwitch } from './order-type-switch.tsx';

function show(props: Partial<Parameters<typeof OrderTypeSwitch>[0]> = {}) {
  const onChoose = vi.fn<(code: OrderTypeCode) => void>();
  render(
    <Provider store={createTestStore().store}>
      <MemoryRouter>
        <OrderTypeSwitch chosen="P" onChoose={onChoose} {...props} />
      </MemoryRouter>
    </Provider>,
  );
  const group = screen.getByRole('radiogroup', { name: 'How would you like your food?' });
  const names = () =>
    within(group)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  return { onChoose, names };
}

describe('the choice of the order type', () => {
  it('LOC-06 offers four order types with the current one marked, and the train as a link', () => {
    const { names } = show();
    expect(names()).toEqual(['Delivery', 'Takeaway', 'Dine-in', 'Curbside']);
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([
      screen.getByRole('radio', { name: 'Takeaway' }),
    ]);
    expect(screen.getByRole('link', { name: 'Train delivery' })).toHaveAttribute('href', '/deliverOnTrain');
    expect(screen.getByRole('link')).toHaveTextContent(/^Train$/);
  });

  it('LOC-06 says which one was chosen', async () => {
    const { onChoose } = show();
    await userEvent.click(screen.getByText('Curbside'));
    await userEvent.click(screen.getByText('Delivery'));
    await userEvent.click(screen.getByText('Dine-in'));
    expect(onChoose.mock.calls).toEqual([['CURB'], ['D'], ['DINEIN']]);
  });

  it('EXP-07 offers takeaway first in the variant that asks for it, the others in their order', () => {
    expect(show({ isTakeawayFirst: true }).names()).toEqual(['Takeaway', 'Delivery', 'Dine-in', 'Curbside']);
  });
});
