/**
 * The button or label that a click was meant for, if the click has to be repeated for an app that was not there yet. Links work without it, radio buttons
 * and checkboxes keep their choice, but the label of a radio button may do more than choose.
 */
export function pressedControl(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('button, input, label') : null;
  return !found || found instanceof HTMLInputElement || holdsCheckbox(found) ? null : found;
}

/** Whether this is the label of a checkbox: a second click would switch it back. */
function holdsCheckbox(found: HTMLElement): boolean {
  const control = found instanceof HTMLLabelElement ? found.control : null;
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}
