// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { partFacts } from '../choice-facts.ts';
import { Screen } from '../screens/customise-screen.tsx';
import { renderWithMenu } from '../testing/render-with-menu.tsx';

vi.mock('../draw-choice.ts', () => ({ drawChoice: () => null }));
vi.mock('../choice-facts.ts', { spy: true });

afterEach(() => sessionStorage.clear());

it('MEN-11 a press on a topping draws its chip again, and none of the others', async () => {
  const { user } = renderWithMenu(<Screen />, { path: '/customise?productId=PIZ1' });
  const topping = await screen.findByRole('checkbox', { name: /Chicken tikka/ });
  const before = vi.mocked(partFacts).mock.calls.length;
  await user.click(topping);
  expect(topping).toBeChecked();
  const drawn = vi.mocked(partFacts).mock.calls.slice(before);
  expect(new Set(drawn.map(([part]) => 'name' in part && part.name))).toEqual(new Set(['Chicken tikka']));
});
