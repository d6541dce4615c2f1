// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
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
])('%s', (_, Panel) => {
  it('is named by its title, closes on Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    render(<Opening as={Panel} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await user.click(opener);

    const dialog = screen.getByRole('dialog', { name: 'Order type' });
    expect(dialog.contains(document.activeElement)).toBe(true);

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('gives the focus to the nearest element around its opener when the opener was removed', async () => {
    function Row() {
      const [state, setState] = useState<'there' | 'asking' | 'gone'>('there');
      return (
        <main tabIndex={-1}>
          <section tabIndex={-1} aria-label="Addresses">
            <ul tabIndex={-1}>{state !== 'gone' && <OpenerRow onOpen={() => setState('asking')} />}</ul>
          </section>
          {state === 'asking' && (
            <Panel open onOpenChange={() => setState('there')} title="Delete it?">
              <button type="button" onClick={() => setState('gone')}>
                Yes
              </button>
            </Panel>
          )}
        </main>
      );
    }
    const OpenerRow = ({ onOpen }: { onOpen: () => void }) => (
      <li tabIndex={-1}>
        <button type="button" onClick={onOpen}>
          Delete
        </button>
      </li>
    );
    const user = userEvent.setup();
    render(<Row />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
  });

  it('leaves the focus where it went meanwhile when its opener has gone', async () => {
    function NameField() {
      const field = useRef<HTMLInputElement>(null);
      useEffect(() => field.current?.focus(), []);
      return <input ref={field} aria-label="Name" />;
    }
    function Steps() {
      const [state, setState] = useState<'there' | 'asking' | 'gone'>('there');
      return (
        <main tabIndex={-1}>
          {state === 'gone' ? (
            <NameField />
          ) : (
            <button type="button" onClick={() => setState('asking')}>
              Next
            </button>
          )}
          {state !== 'there' && (
            <Panel open={state === 'asking'} onOpenChange={() => setState('gone')} title="Sure?" />
          )}
        </main>
      );
    }
    const user = userEvent.setup();
    render(<Steps />);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.keyboard('{Escape}');
    // The panel returns the focus in a task of its own.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
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
    render(<Opening as={Panel} />);
    expect(watchers).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(watchers).toHaveLength(1);
    act(() => watchers[0]?.onclose?.());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(watchers[0]?.destroyed).toBe(true);
  });

  it('closes by its button', async () => {
    const user = userEvent.setup();
    render(<Opening as={Panel} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reads its description with the title', async () => {
    const user = userEvent.setup();
    render(<Opening as={Panel} description="Prices may differ" />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const describedBy = screen.getByRole('dialog').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe('Prices may differ');
  });
});

it('says that it is closed once the focus is back on what opened it', async () => {
  const user = userEvent.setup();
  const focused: (string | null | undefined)[] = [];
  function Asking() {
    const [open, setOpen] = useState(false);
    const onClosed = () => focused.push(document.activeElement?.textContent);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && <Sheet open onOpenChange={setOpen} onClosed={onClosed} title="Order type" />}
      </>
    );
  }
  render(<Asking />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(focused).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(focused).toEqual(['Open']));
});
