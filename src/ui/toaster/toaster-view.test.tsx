// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeBackToast, toast } from './toast-port.ts';
import { ToasterView } from './toaster-view.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  // Sonner keeps what is shown for the next test.
  await pass(10_000);
  vi.useRealTimers();
});

/** In steps, because React applies what a timer has changed only after each. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 50) await act(() => vi.advanceTimersByTimeAsync(50));
}

/** Says a message whose button says the next one, `wait` ms after it is pressed. */
async function sayWithButton(wait: number | null) {
  render(<ToasterView />);
  const again = () => toast({ id: 'same', text: 'Second' });
  const onPress = () => (wait === null ? again() : void setTimeout(again, wait));
  toast({ id: 'same', text: 'First', action: { label: 'Try again', onPress } });
  await pass(50);
}

it.each([
  ['at once', null],
  ['before the first has begun to go', 1],
  ['while the first goes', 100],
  ['after it has gone', 500],
])('shows what the button of a message says under the same id %s', async (_, wait) => {
  await sayWithButton(wait);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(1_500);
  expect(screen.getByText('Second')).toBeInTheDocument();
  expect(screen.queryByText('First')).toBeNull();
});

it('replaces a message by one with the same id, and takes it back', async () => {
  render(<ToasterView />);
  toast({ id: 'same', text: 'First' });
  await pass(50);
  toast({ id: 'same', text: 'Second' });
  await pass(50);
  expect(screen.getByText('Second')).toBeInTheDocument();
  expect(screen.queryByText('First')).toBeNull();
  takeBackToast('same');
  await pass(1_000);
  expect(screen.queryByText('Second')).toBeNull();
});

it('shows a message for some seconds, then one with the same id', async () => {
  render(<ToasterView />);
  toast({ id: 'same', text: 'First' });
  await pass(4_100);
  toast({ id: 'same', text: 'Second' });
  await pass(1_000);
  expect(screen.getByText('Second')).toBeInTheDocument();
});
