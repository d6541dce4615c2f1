// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useEarlyCheck, useEarlyTyping } from './use-early-typing.ts';

afterEach(cleanup);

function Box({ onTyped }: { onTyped: (text: string) => void }) {
  const [text, setText] = useState('');
  const input = useEarlyTyping(text, (typed) => {
    setText(typed);
    onTyped(typed);
  });
  return <input ref={input} value={text} onChange={({ target }) => setText(target.value)} />;
}

async function hydrate(typed: string) {
  const onTyped = vi.fn();
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Box onTyped={onTyped} />);
  const input = page.querySelector('input') as HTMLInputElement;
  input.value = typed;
  const root = await act(async () => hydrateRoot(page, <Box onTyped={onTyped} />));
  await act(async () => root.render(<Box onTyped={onTyped} />));
  return { input, onTyped };
}

it('keeps what was typed before the app was there, and tells it once', async () => {
  const { input, onTyped } = await hydrate('koram');
  expect(onTyped.mock.calls).toEqual([['koram']]);
  expect(input.value).toBe('koram');
});

it('tells nothing where nothing was typed', async () => {
  const { onTyped } = await hydrate('');
  expect(onTyped).not.toHaveBeenCalled();
});

it('keeps what was switched on before the app was there', async () => {
  function Toggle() {
    const [on, setOn] = useState(false);
    const input = useEarlyCheck(on, setOn);
    return (
      <input ref={input} type="checkbox" checked={on} onChange={({ target }) => setOn(target.checked)} />
    );
  }
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Toggle />);
  const input = page.querySelector('input') as HTMLInputElement;
  input.checked = true;
  const root = await act(async () => hydrateRoot(page, <Toggle />));
  await act(async () => root.render(<Toggle />));
  expect(input.checked).toBe(true);
});
