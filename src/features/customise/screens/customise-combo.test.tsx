// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { comboOptionSelections } from '#schemas/compiled/stored/combo-option-selections.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { renderWithMenu } from '../testing/render-with-menu.tsx';
import { Screen } from './customise-screen.tsx';

const open = (query: string) => renderWithMenu(<Screen />, { path: `/customise?${query}` });

afterEach(() => sessionStorage.clear());

describe('customising a combo', () => {
  it('MEN-13 MEN-14 MEN-16 asks for what is not preselected before it can be added', async () => {
    const { user, store } = open('productId=COM1');
    const add = await screen.findByRole('button', { name: 'Add · ₹249' });
    expect(
      screen
        .getAllByRole('heading', { level: 3 })
        .slice(0, 2)
        .map((each) => each.textContent),
    ).toEqual(['Main', 'Drink']);
    expect(screen.getByRole('radio', { name: /Cola/ })).toBeChecked();
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription('Choose one: Main');
    await user.click(add);
    expect(selectLines(store.getState())).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /Chicken burger/ }));
    await user.click(add);
    expect(selectLines(store.getState())).toMatchObject([
      {
        foodType: 1,
        choices: ['Chicken burger', 'Cola'],
        options: [
          { orderSeq: 1, productId: 'BUR2' },
          { orderSeq: 2, productId: 'BEV1' },
        ],
      },
    ]);
  });

  it('shows what was chosen, in picture and in words', async () => {
    const { user } = open('productId=COM1');
    await user.click(await screen.findByRole('radio', { name: /Paneer burger/ }));
    expect(screen.queryByText('A burger of your choice and a cola')).toBeNull();
    expect(screen.getByText('Paneer burger · Cola')).toBeVisible();
    // There is no picture of the cola.
    expect(screen.getByRole('img', { name: 'Lunch for one: Paneer burger' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Chicken burger/ }));
    await user.click(screen.getByRole('radio', { name: /Mango shake/ }));
    expect(screen.getByText('Chicken burger · Mango shake')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Lunch for one' })).toBeVisible();
    expect(screen.getByText('Contains gluten, egg, milk.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByRole('img', { name: 'Lunch for one' })).toBeVisible();
  });

  it('MEN-16 leads from the reason, and from the disabled button, to what is missing', async () => {
    const { user } = open('productId=COM1');
    const main = within(await screen.findByRole('region', { name: 'Main' }));
    const [first] = main.getAllByRole('radio');
    for (const name of ['Choose one: Main', 'Add · ₹249']) {
      await user.click(screen.getByRole('button', { name }));
      expect(first).toHaveFocus();
      await user.click(document.body);
    }
    await user.click(main.getByRole('radio', { name: /Paneer burger/ }));
    expect(screen.queryByRole('button', { name: /^Choose one/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add · ₹249' })).toBeEnabled();
  });

  it('WID-20 keeps its options under a key of their own until it is added', async () => {
    const { user, persistence } = open('productId=COM1');
    await user.click(await screen.findByRole('radio', { name: /Paneer burger/ }));
    expect(persistence.read(comboOptionSelections)).toEqual({ COM1: { 1: 'BUR1' } });
    await user.click(screen.getByRole('button', { name: 'Add · ₹249' }));
    expect(persistence.read(comboOptionSelections)).toBeNull();
  });

  it('MEN-06 takes one kind of an add-on', async () => {
    const { user } = open('productId=COM1');
    const meal = within(await screen.findByRole('region', { name: 'Make it a meal' }));
    await user.click(meal.getByRole('checkbox', { name: /Salted/ }));
    await user.click(meal.getByRole('checkbox', { name: /Peri peri/ }));
    expect(meal.getByRole('checkbox', { name: /Salted/ })).not.toBeChecked();
  });
});
