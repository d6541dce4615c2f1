// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ChoiceInput } from './choice-input.tsx';

const sizes = ['small', 'large'] as const;

function Sizes({ onChosen }: { onChosen: (size: string) => void }) {
  const [chosen, setChosen] = useState('small');
  return sizes.map((size) => (
    <ChoiceInput
      key={size}
      type="radio"
      name="size"
      aria-label={size}
      checked={size === chosen}
      onChoose={() => {
        setChosen(size);
        onChosen(size);
      }}
    />
  ));
}

function Extra({ onChosen }: { onChosen: (on: boolean) => void }) {
  const [on, setOn] = useState(true);
  return (
    <ChoiceInput
      type="checkbox"
      checked={on}
      onChoose={(chosen) => {
        setOn(chosen);
        onChosen(chosen);
      }}
    />
  );
}

/** The server's page, with a choice made before hydration. */
async function hydratePressed(tree: React.ReactElement, press: (page: HTMLElement) => void) {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(tree);
  press(page);
  const root = await act(async () => hydrateRoot(page, tree));
  await act(async () => root.render(tree));
  const checked = [...page.querySelectorAll('input')].map((input) => input.checked);
  await act(async () => root.unmount());
  page.remove();
  return checked;
}

it('reports the radio button that was chosen before hydration, and no other', async () => {
  const onChosen = vi.fn();
  const checked = await hydratePressed(<Sizes onChosen={onChosen} />, (page) =>
    page.querySelectorAll('input')[1]?.click(),
  );
  expect(onChosen.mock.calls).toEqual([['large']]);
  expect(checked).toEqual([false, true]);
});

it('reports a checkbox that was switched off before hydration', async () => {
  const onChosen = vi.fn();
  const checked = await hydratePressed(<Extra onChosen={onChosen} />, (page) =>
    page.querySelector('input')?.click(),
  );
  expect(onChosen.mock.calls).toEqual([[false]]);
  expect(checked).toEqual([false]);
});

it('reports nothing when nothing was pressed', async () => {
  const onChosen = vi.fn();
  expect(await hydratePressed(<Sizes onChosen={onChosen} />, () => {})).toEqual([true, false]);
  expect(onChosen).not.toHaveBeenCalled();
});

it('is pressed, and hands its element to who asks for it', async () => {
  const onChosen = vi.fn();
  const ref = { current: null as HTMLInputElement | null };
  render(<ChoiceInput ref={ref} type="checkbox" checked={false} onChoose={onChosen} />);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onChosen.mock.calls).toEqual([[true]]);
  expect(ref.current).toBe(screen.getByRole('checkbox'));
});
