// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useListFocus } from './use-list-focus.ts';

function List({ items, hasMore = false }: { readonly items: readonly string[]; readonly hasMore?: boolean }) {
  const list = useListFocus(items.length);
  return (
    <>
      <button>Elsewhere</button>
      <div {...list} data-testid="list">
        <ul>
          {items.map((item) => (
            <li key={item}>
              <button>{item}</button>
            </li>
          ))}
        </ul>
        {hasMore && <button>More</button>}
      </div>
    </>
  );
}

const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());

it('the focus goes on from the first new item when its control goes with the last of them', () => {
  const { rerender } = render(<List items={['a', 'b']} hasMore />);
  focus('More');
  rerender(<List items={['a', 'b', 'c', 'd']} />);
  expect(screen.getAllByRole('listitem')[2]).toHaveFocus();
});

it('the focus goes to the list when its item goes, and when nothing came for its control', () => {
  const { rerender } = render(<List items={['a', 'b']} hasMore />);
  focus('b');
  rerender(<List items={['a']} hasMore />);
  expect(screen.getByTestId('list')).toHaveFocus();
  focus('More');
  rerender(<List items={['a']} />);
  expect(screen.getByTestId('list')).toHaveFocus();
});

it('a focus that is not lost stays where it is', () => {
  const { rerender } = render(<List items={['a', 'b']} hasMore />);
  focus('More');
  rerender(<List items={['a', 'b', 'c']} hasMore />);
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  focus('Elsewhere');
  rerender(<List items={['a']} />);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

it('nothing takes the focus where the list had none', () => {
  const { rerender } = render(<List items={['a', 'b']} hasMore />);
  rerender(<List items={['a', 'b', 'c']} />);
  rerender(<List items={[]} />);
  expect(document.body).toHaveFocus();
});
