// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import type { ModalProps } from './modal.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Opening({
  as: Panel,
  description,
}: {
  as: (props: ModalProps) => React.ReactNode;
  description?: string;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Panel open={open} onOpenChange={setOpen} title="Order type" description={description}>
        <button type="button">Takeaway</button>
      </Panel>
    </>
  );
}

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
  ['Sheet', Sheet],
])('%s', (_, panel) => {
  it('is named by its title, closes on Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    render(<Opening as={panel} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await user.click(opener);

    const dialog = screen.getByRole('dialog', { name: 'Order type' });
    expect(dialog.contains(document.activeElement)).toBe(true);

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('closes on Back, where the browser asks for it, and no longer listens then', async () => {
    const watchers: FakeCloseWatcher[] = [];
    class FakeCloseWatcher {
      onclose: (() => void) | null = null;
      destroyed = false;
      constructor() {
        watchers.push(this);
      }
      destroy() {
        this.destroyed = true;
      }
    }
    vi.stubGlobal('CloseWatcher', FakeCloseWatcher);
    const user = userEvent.setup();
    render(<Opening as={panel} />);
    expect(watchers).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(watchers).toHaveLength(1);
    act(() => watchers[0]?.onclose?.());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(watchers[0]?.destroyed).toBe(true);
  });

  it('closes by its button', async () => {
    const user = userEvent.setup();
    render(<Opening as={panel} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reads its description with the title', async () => {
    const user = userEvent.setup();
    render(<Opening as={panel} description="Prices may differ" />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const describedBy = screen.getByRole('dialog').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe('Prices may differ');
  });
});
