// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toast } from './toast-port.ts';
import { Toaster } from './toaster.tsx';

const lost = vi.hoisted(() => ({ times: 1 }));

vi.mock('./toaster-view.tsx', async (importOriginal) => {
  const view = await importOriginal<typeof import('./toaster-view.tsx')>();
  return {
    get ToasterView() {
      if (lost.times-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
      return view.ToasterView;
    },
  };
});

it('PWA-09 shows a message whose view did not load at first, when the connection returns', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Toaster />);
  await act(async () => toast({ text: 'Internet connection Lost' }));
  await vi.waitFor(() => expect(lost.times).toBe(0));
  await act(async () => {});
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Internet connection Lost')).toBeInTheDocument();
});
