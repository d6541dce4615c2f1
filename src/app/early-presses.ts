import { pressedControl } from '#registry/engine/hydration-gate/pressed-control.ts';

/** Frames, about three seconds: a later response would surprise the customer. */
const mostTries = 180;

const unheard = new Set<EventTarget | null>();

/** Called when the app handles a click: the clicked element is hydrated. */
export function hearPress({ target }: { readonly target: EventTarget | null }): void {
  unheard.delete(target);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** React ignores a click in a part that is not hydrated, and hydrates this part first. So the click is repeated until the app handles it. */
async function pressUntilHeard(element: HTMLElement): Promise<void> {
  for (let tries = 0; tries < mostTries && element.isConnected; tries += 1) {
    unheard.add(element);
    element.click();
    // The changes of this click are rendered before the next one.
    await nextFrame();
    if (!unheard.has(element)) return;
  }
}

/**
 * Remembers the buttons and labels that are clicked before the app handles events. The returned function clicks each once more, in the order of
 * their last clicks.
 */
export function rememberPresses(): () => Promise<void> {
  const pressed = new Set<HTMLElement>();
  const listening = new AbortController();
  const remember = ({ target }: Event) => {
    const found = pressedControl(target);
    if (!found) return;
    pressed.delete(found);
    pressed.add(found);
  };
  window.addEventListener('click', remember, { capture: true, signal: listening.signal });
  return async () => {
    listening.abort();
    for (const each of pressed) await pressUntilHeard(each);
  };
}
