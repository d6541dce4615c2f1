// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPlace } from './testing/render-place.tsx';
import { useChoosing } from './use-choosing.ts';

/** A list with one entry, which is refused with a text. */
function Entry({ text }: { text: string }) {
  const { choose, busyKey, refusal } = useChoosing(() => {});
  const outcome = { kind: 'failed', code: '', header: 'Oops!', text, button: 'OK' } as const;
  return (
    <button aria-busy={busyKey !== null} onClick={() => choose('home', () => Promise.resolve(outcome))}>
      {refusal ? `${refusal.key}: ${refusal.text}` : 'Not refused'}
    </button>
  );
}

it.each([
  ['Too far.', 'home: Too far.'],
  ['', 'Not refused'],
])(
  'a refusal with the text “%s” leaves the entry with “%s”: an empty one was shown already',
  async (text, said) => {
    const { user } = renderPlace(<Entry text={text} />, { path: '/' });
    const entry = screen.getByRole('button');
    await user.click(entry);
    await waitFor(() => expect(entry).toHaveAttribute('aria-busy', 'false'));
    expect(entry).toHaveTextContent(said);
  },
);
