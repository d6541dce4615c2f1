// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ChooseOutcome } from './choose-place.ts';
import { selectPlaces } from './place-slice.ts';
import { aStore, foundStore } from './testing/country.ts';
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

/** A list with the entries a and b. `answer` ends the given look-up, which are counted in the order in which they began. */
function setUpList() {
  const answers: ((outcome: ChooseOutcome) => void)[] = [];
  const look = () => () => new Promise<ChooseOutcome>((resolve) => answers.push(resolve));
  const onChosen = vi.fn();
  function List() {
    const { choose, busyKey, refusal } = useChoosing(onChosen);
    return (
      <>
        {['a', 'b'].map((key) => (
          <button key={key} aria-busy={busyKey === key} onClick={() => choose(key, look())}>
            {key}
          </button>
        ))}
        <p role="alert">{refusal?.key}</p>
      </>
    );
  }
  const { user, store } = renderPlace(<List />, { path: '/' });
  const entry = (key: string) => screen.getByRole('button', { name: key });
  return {
    press: (key: string) => user.click(entry(key)),
    answer: (at: number, outcome: ChooseOutcome) => act(async () => answers[at]?.(outcome)),
    begun: () => answers.length,
    lookup: () => selectPlaces(store.getState()).lookup,
    busy: () => ['a', 'b'].filter((key) => entry(key).getAttribute('aria-busy') === 'true'),
    refused: () => screen.getByRole('alert').textContent,
    onChosen,
  };
}

const refused = { kind: 'failed', code: '', header: 'Oops!', text: 'Too far.', button: 'OK' } as const;

it('LOC-19 of two entries that are chosen one after the other the second one counts, whichever answer is first', async () => {
  const { press, answer, busy, refused: refusedKey, onChosen } = setUpList();
  await press('a');
  await press('b');
  expect(busy()).toEqual(['b']);
  await answer(0, { kind: 'chosen', store: foundStore });
  expect(onChosen).not.toHaveBeenCalled();
  expect(busy()).toEqual(['b']);
  await answer(1, { kind: 'chosen', store: aStore });
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(aStore);
  expect(busy()).toEqual([]);

  await press('a');
  await press('b');
  await answer(3, { kind: 'chosen', store: aStore });
  await answer(2, refused);
  expect(onChosen).toHaveBeenCalledTimes(2);
  expect(refusedKey()).toBe('');
});

it('LOC-19 an entry that is pressed again is looked up once; after another one it is looked up anew', async () => {
  const { press, answer, begun, onChosen } = setUpList();
  await press('a');
  await press('a');
  expect(begun()).toBe(1);
  await press('b');
  await press('a');
  expect(begun()).toBe(3);
  await answer(0, { kind: 'chosen', store: foundStore });
  expect(onChosen).not.toHaveBeenCalled();
  await answer(2, { kind: 'chosen', store: aStore });
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(aStore);
});

it('LOC-19 the answer for an entry in whose place another one was pressed changes the order no more', async () => {
  const { press, lookup } = setUpList();
  const before = lookup();
  await press('a');
  expect(lookup()).toBe(before);
  await press('b');
  expect(lookup()).toBe(before + 1);
});
