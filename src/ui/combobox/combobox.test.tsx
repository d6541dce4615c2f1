// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxProps } from './combobox.tsx';

afterEach(cleanup);

type Props = Partial<ComboboxProps<string>>;

const cities = ['Agra', 'Ajmer', 'Akola'];

/** The box in a form, with a label before it and a button after it that gets the focus. */
function Example({ onSubmit, onText, ...props }: Props & { onSubmit?: () => void }) {
  const [text, setText] = useState('');
  const next = useRef<HTMLButtonElement>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <label htmlFor="city">City</label>
      <Combobox
        id="city"
        kind="field"
        listLabel="Cities"
        text={text}
        onText={(typed) => {
          setText(typed);
          onText?.(typed);
        }}
        options={cities}
        describe={(city) => ({ key: city, title: city })}
        onChoose={() => {}}
        leadsTo={next}
        {...props}
      />
      <button ref={next}>Next</button>
    </form>
  );
}

function setUp(props: Parameters<typeof Example>[0] = {}) {
  const onChoose = vi.fn<ComboboxProps<string>['onChoose']>();
  const onSubmit = vi.fn();
  const view = render(<Example onChoose={onChoose} onSubmit={onSubmit} {...props} />);
  const box = screen.getByRole('combobox', { name: 'City' });
  const marked = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { ...view, user: userEvent.setup(), box, marked, onChoose, onSubmit };
}

it('scrolls the page to the option that the keyboard marks', async () => {
  const { user, box } = setUp();
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.textContent);
  };
  await user.click(box);
  await user.keyboard('{ArrowDown}{End}');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  expect(scrolled.map((text) => text?.trim())).toEqual(['Agra', 'Ajmer', 'Akola']);
});

/** A choice that the test completes. */
function lateChoice() {
  let settle = (_: boolean) => {};
  const signals: AbortSignal[] = [];
  const onChoose = vi.fn((_: string, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<boolean>((resolve) => (settle = resolve));
  });
  return { onChoose, signals, settle: (isChosen: boolean) => act(async () => settle(isChosen)) };
}

describe('the keys of a combobox', () => {
  it('arrows mark an option and go round at the ends, Home and End mark the first and the last', async () => {
    const { user, box, marked } = setUp({ kind: 'search' });
    await user.type(box, 'a');
    expect(marked()).toBeUndefined();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()?.trim()).toBe('Ajmer');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ajmer');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()?.trim()).toBe('Agra');
    await user.keyboard('{ArrowUp}');
    expect(marked()?.trim()).toBe('Akola');
    await user.keyboard('{Home}');
    expect(marked()?.trim()).toBe('Agra');
    await user.keyboard('{End}');
    expect(marked()?.trim()).toBe('Akola');
    expect(box).toHaveFocus();
  });

  it.each(['field', 'search'] as const)('Enter alone takes the best match of a %s', async (kind) => {
    const { user, box, onChoose, onSubmit } = setUp({ kind });
    await user.type(box, 'a{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Agra', expect.any(AbortSignal));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('Enter takes nothing of an earlier text, but what the arrows marked', async () => {
    const { user, box, onChoose } = setUp({ kind: 'search', loading: true });
    await user.type(box, 'a{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('Enter sends no form where nothing fits, and does where the list is closed', async () => {
    const { user, box, onSubmit } = setUp({ options: [], empty: 'None' });
    await user.type(box, 'x{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Escape}{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('Escape closes the list, and without a list reaches the elements around the box', async () => {
    const onClose = vi.fn();
    const { user, box } = setUp({ onClose });
    await user.type(box, 'a');
    expect(fireEvent.keyDown(box, { key: 'Escape' })).toBe(false);
    expect(screen.queryByRole('option')).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
    expect(fireEvent.keyDown(box, { key: 'Escape' })).toBe(true);
    expect(box).toHaveValue('a');
  });

  it('Home and End move the caret as long as there is no list', async () => {
    const { user, box } = setUp({ kind: 'search', options: [] });
    await user.type(box, 'a');
    for (const key of ['Home', 'End', 'PageUp', 'PageDown']) {
      const press = createEvent.keyDown(box, { key });
      fireEvent(box, press);
      expect(press.defaultPrevented).toBe(false);
    }
  });

  it('a pointer that is moved over the list does not change what Enter means', async () => {
    const { user, box, onChoose } = setUp();
    await user.type(box, 'a');
    await user.hover(screen.getByRole('option', { name: 'Akola' }));
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Agra', expect.any(AbortSignal));
  });
});

describe('the list of a combobox', () => {
  it('opens by a click in a field, at what is chosen, and stays with a second one', async () => {
    const { user, box, marked } = setUp({ chosenKey: 'Ajmer' });
    act(() => box.focus());
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await user.click(box);
    await user.click(box);
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(marked()?.trim()).toBe('Ajmer');
    expect(screen.getByRole('option', { name: 'Ajmer' })).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{Escape}{ArrowUp}');
    expect(marked()?.trim()).toBe('Ajmer');
  });

  it('opens with the focus in a search, and marks nothing', async () => {
    const { user, box, marked } = setUp({ kind: 'search' });
    await user.tab();
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(marked()).toBeUndefined();
  });

  it('has a name, and is the one that the box controls', async () => {
    const { user, box } = setUp();
    await user.click(box);
    expect(screen.getByRole('listbox', { name: 'Cities' }).id).toBe(box.getAttribute('aria-controls'));
  });

  it('a link in place of the options is reached by a click and by Tab, and goes with the focus', async () => {
    const onLeave = vi.fn();
    const onFollow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const empty = (
      <a href="/map" onClick={onFollow}>
        Map
      </a>
    );
    const { user, box } = setUp({ options: [], empty, onLeave });
    await user.type(box, 'x');
    await user.click(screen.getByRole('link', { name: 'Map' }));
    expect(onFollow).toHaveBeenCalledOnce();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Map' })).toHaveFocus();
    expect(onLeave).not.toHaveBeenCalled();
    await user.tab();
    expect(screen.queryByRole('link')).toBeNull();
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('says how many options there are', () => {
    setUp({ status: '3 cities' });
    expect(screen.getByRole('status')).toHaveTextContent('3 cities');
  });
});

describe('a choice', () => {
  it('hands the focus on, and can be made again', async () => {
    const { user, box, onChoose } = setUp();
    for (const _ of [1, 2]) {
      await user.click(box);
      await user.click(screen.getByRole('option', { name: 'Ajmer' }));
      expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    }
    expect(onChoose.mock.calls.map(([city]) => city)).toEqual(['Ajmer', 'Ajmer']);
  });

  it('leaves the focus in the box without a place to hand it to', async () => {
    const { user, box } = setUp({ leadsTo: undefined });
    await user.type(box, 'a{Enter}');
    expect(box).toHaveFocus();
  });

  it('is waited for with the list open, though the focus has gone on, and only one is made', async () => {
    const { onChoose, settle } = lateChoice();
    const { user, box } = setUp({ onChoose, clearLabel: 'Clear' });
    await user.type(box, 'a');
    await user.click(screen.getByRole('option', { name: 'Ajmer' }));
    await user.click(screen.getByRole('option', { name: 'Agra' }));
    expect(onChoose).toHaveBeenCalledOnce();
    await user.tab();
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await settle(true);
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
  });

  it('that fails leaves the list open, with what there is to say above it', async () => {
    const { onChoose, settle } = lateChoice();
    const { user, box } = setUp({ onChoose, notice: 'Not found' });
    await user.type(box, 'a{Enter}');
    await settle(false);
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(screen.getByText('Not found')).toBeVisible();
    expect(box).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledTimes(2);
  });

  it('is given up by typing on and by leaving the page', async () => {
    const { onChoose, signals, settle } = lateChoice();
    const { user, box, unmount } = setUp({ onChoose });
    await user.type(box, 'a{Enter}');
    await user.type(box, 'g');
    expect(signals[0]?.aborted).toBe(true);
    await settle(true);
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await user.keyboard('{Enter}');
    unmount();
    expect(signals[1]?.aborted).toBe(true);
  });
});

describe('the text of a combobox', () => {
  it('can be cleared, and ends at its greatest length', async () => {
    const { user, box } = setUp({ clearLabel: 'Clear', maxLength: 3 });
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await user.type(box, 'abcd');
    expect(box).toHaveValue('abc');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
  });

  it.each([true, false])(
    'is kept when it was typed before the app was there (focus in the box: %s)',
    async (focused) => {
      const onText = vi.fn();
      const page = document.body.appendChild(document.createElement('div'));
      page.innerHTML = renderToString(<Example kind="search" />);
      const box = page.querySelector('input') as HTMLInputElement;
      if (focused) box.focus();
      box.value = 'a';
      const root = await act(async () => hydrateRoot(page, <Example kind="search" onText={onText} />));
      expect(onText.mock.calls).toEqual([['a']]);
      expect(box.value).toBe('a');
      expect(document.activeElement === box).toBe(focused);
      expect(box.getAttribute('aria-expanded')).toBe(String(focused));
      act(() => root.unmount());
      page.remove();
    },
  );
});
