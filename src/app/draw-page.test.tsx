// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { drawPage } from './draw-page.ts';

/** Draws `tree` over the given server-rendered HTML, if there is any. */
function draw(served: string, tree: ReactNode) {
  window.history.replaceState(null, '', '/offers?from=mail');
  const root = document.createElement('div');
  root.innerHTML = served;
  const drawn = root.firstElementChild;
  const report = vi.fn();
  drawPage({ root, tree, errors: { report } });
  return { root, drawn, report };
}

const offer = (text: string) => (
  <button type="button" ref={(button) => button?.setAttribute('data-live', '')}>
    {text}
  </button>
);
const live = (root: Element) => vi.waitFor(() => expect(root.querySelector('[data-live]')).not.toBeNull());

describe('drawPage', () => {
  it('hydrates what the server has rendered, and reports nothing', async () => {
    const { root, drawn, report } = draw('<button type="button">₹99</button>', offer('₹99'));
    await live(root);
    expect(root.firstElementChild).toBe(drawn);
    expect(report).not.toHaveBeenCalled();
  });

  it('renders again what the server has rendered differently, and REQ-35 reports what and where', async () => {
    const { root, report } = draw('<button type="button">₹89</button>', offer('₹99'));
    await live(root);
    expect(root).toHaveTextContent('₹99');
    expect(report).toHaveBeenCalledExactlyOnceWith({
      name: 'hydration_mismatch',
      details: { message: expect.stringContaining('Hydration failed') as unknown, path: '/offers' },
    });
  });

  it('renders into an empty page', async () => {
    const { root, report } = draw('', offer('₹99'));
    await live(root);
    expect(root).toHaveTextContent('₹99');
    expect(report).not.toHaveBeenCalled();
  });
});
