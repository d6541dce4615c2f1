// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import type { BrowserApp } from './browser/create-browser-app.ts';
import { Root } from './root.tsx';

vi.mock('#src/features/navigation/start-afresh.ts', () => ({ startAfresh: vi.fn() }));

it('PWA-07 PWA-08 a crash of the app shows a page that says so, is reported, and Refresh starts afresh', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const report = vi.fn();
  // An app without a store: its first read throws, outside of every inner boundary.
  render(<Root app={{ errors: { report } } as unknown as BrowserApp} />);
  expect(screen.getByText('Something went wrong!')).toBeVisible();
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'crash' }));
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(startAfresh).toHaveBeenCalledOnce();
});
