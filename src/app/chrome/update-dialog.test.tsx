// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UpdateDialog } from './update-dialog.tsx';

function open() {
  const onAccept = vi.fn();
  const onDecline = vi.fn();
  render(<UpdateDialog onAccept={onAccept} onDecline={onDecline} />);
  return { onAccept, onDecline };
}

it('PWA-05 PWA-06 asks before a new version takes over; a yes takes it', () => {
  const { onAccept, onDecline } = open();
  expect(screen.getByText('A new update is available. Do you want to update now?')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(onAccept).toHaveBeenCalledOnce();
  expect(onDecline).not.toHaveBeenCalled();
});

it('PWA-06 a no leaves the page as it is', () => {
  const { onAccept, onDecline } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(onDecline).toHaveBeenCalledOnce();
  expect(onAccept).not.toHaveBeenCalled();
});
