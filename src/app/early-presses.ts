/** About three seconds: what is answered later would surprise. */
const mostTries = 180;

const unheard = new Set<EventTarget | null>();

/** The app hears a press: what was pressed has been taken over. */
export function hearPress({ target }: { readonly target: EventTarget | null }): void {
  unheard.delete(target);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** React answers nothing in a part of the page that it has not taken over, and takes over first what is pressed: so it is pressed until heard. */
async function pressUntilHeard(element: HTMLElement): Promise<void> {
  for (let tries = 0; tries < mostTries && element.isConnected; tries += 1) {
    unheard.add(element);
    element.click();
    // What it has changed is there for the next one.
    await nextFrame();
    if (!unheard.has(element)) return;
  }
}

/**
 * Remembers the buttons and labels that are pressed before the app can hear it. The function returned presses each again, once, in the order
 * in which they were pressed last. Links work without the app, and a radio button or a checkbox keeps what was chosen (src/ui/choice-input);
 * but the words around a radio button may do more than choose.
 */
export function rememberPresses(): () => Promise<void> {
  const pressed = new Set<HTMLElement>();
  const listening = new AbortController();
  const remember = ({ target }: Event) => {
    const found = target instanceof Element ? target.closest<HTMLElement>('button, input, label') : null;
    if (!found || found instanceof HTMLInputElement || holdsCheckbox(found)) return;
    pressed.delete(found);
    pressed.add(found);
  };
  window.addEventListener('click', remember, { capture: true, signal: listening.signal });
  return async () => {
    listening.abort();
    for (const each of pressed) await pressUntilHeard(each);
  };
}

/** Pressed again it would be switched back. */
function holdsCheckbox(found: HTMLElement): boolean {
  const control = found instanceof HTMLLabelElement ? found.control : null;
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}
