// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { drawPage } from './draw-page.ts';

/** A page that the server has drawn, if it has drawn any, and `tree` over it. */
function draw(served: string, tree: ReactNode) {
  window.history.replaceState(null, '', '/offers?from=mail');
  const root = document.createElement('div');
  root.innerHTML = served;
  const drawn = root.firstElementChild;
  const track = vi.fn();
  drawPage({ root, tree, analytics: { track } });
  return { root, drawn, track };
}

const offer = (text: string) => (
  <button type="button" ref={(button) => button?.setAttribute('data-live', '')}>
    {text}
  </button>
);
const live = (root: Element) => vi.waitFor(() => expect(root.querySelector('[data-live]')).not.toBeNull());

describe('drawPage', () => {
  it('takes over what the server has drawn, and has nothing to tell', async () => {
    const { root, drawn, track } = draw('<button type="button">₹99</button>', offer('₹99'));
    await live(root);
    expect(root.firstElementChild).toBe(drawn);
    expect(track).not.toHaveBeenCalled();
  });

  it('draws anew what the server has drawn otherwise, and tells analytics what and where', async () => {
    const { root, track } = draw('<button type="button">₹89</button>', offer('₹99'));
    await live(root);
    expect(root).toHaveTextContent('₹99');
    expect(track).toHaveBeenCalledExactlyOnceWith('hydration_mismatch', {
      message: expect.stringContaining('Hydration failed'),
      path: '/offers',
    });
  });

  it('draws into an empty page', async () => {
    const { root, track } = draw('', offer('₹99'));
    await live(root);
    expect(root).toHaveTextContent('₹99');
    expect(track).not.toHaveBeenCalled();
  });
});
