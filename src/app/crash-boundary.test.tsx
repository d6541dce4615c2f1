// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CrashBoundary } from './crash-boundary.tsx';

function Broken(): never {
  throw new Error('boom');
}

it('PWA-07 PWA-08 a crash shows the two texts and a Refresh button that reloads', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onCrash = vi.fn();
  const onRefresh = vi.fn();
  const { container } = render(
    <CrashBoundary onCrash={onCrash} onRefresh={onRefresh}>
      <Broken />
    </CrashBoundary>,
  );
  expect(screen.getByText('Something went wrong!')).toBeVisible();
  expect(screen.getByText('Please try again.')).toBeVisible();
  expect(container.querySelector('picture img')).toHaveAttribute(
    'src',
    expect.stringContaining('scene-crash'),
  );
  expect(onCrash).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(onRefresh).toHaveBeenCalledOnce();
});
