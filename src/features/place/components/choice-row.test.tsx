// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ChoiceRow } from './choice-row.tsx';

const row = { title: 'Indiranagar', busy: false, onChoose: () => {} };

it('a row of a list leaves the focus where it is', () => {
  render(<ChoiceRow {...row} />);
  expect(screen.getByRole('button', { name: 'Indiranagar' })).not.toHaveFocus();
});

it('LOC-35 a row that takes the focus does not scroll the page', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  render(<ChoiceRow {...row} takesFocus />);
  expect(screen.getByRole('button', { name: 'Indiranagar' })).toHaveFocus();
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});
