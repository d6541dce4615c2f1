/**
 * Short messages from any code, whether or not the view that draws them has been loaded yet. Without React and without a library.
 */
export interface ToastMessage {
  text: string;
  tone?: 'info' | 'good' | 'bad';
  action?: { label: string; onPress: () => void };
  /** A message replaces an earlier one with the same id. */
  id?: string;
}

type ShowToast = (message: ToastMessage) => void;
type HideToast = (id: string) => void;

/** A message that could not be shown for so long is dropped: later it would be about something that has passed. */
const keptMs = 10_000;

let waiting: ToastMessage[] = [];
let show: ShowToast | null = null;
let hide: HideToast | null = null;
let wake: (() => void) | null = null;

/** Shows a message for some seconds; keeps it for a while if the view is not connected yet. */
export function toast(message: ToastMessage): void {
  if (show) {
    show(message);
    return;
  }
  waiting.push(message);
  setTimeout(() => dropWaiting((each) => each === message), keptMs);
  wake?.();
}

function dropWaiting(isDropped: (message: ToastMessage) => boolean): void {
  waiting = waiting.filter((each) => !isDropped(each));
}

/** Removes the message with this id, shown or not yet, because the customer has left its page. */
export function takeBackToast(id: string): void {
  hide?.(id);
  dropWaiting((each) => each.id === id);
}

/** Shows all messages with `drawer`, beginning with those that are waiting. Returns the function that disconnects it. */
export function connectToasts(drawer: ShowToast, eraser: HideToast = () => {}): () => void {
  show = drawer;
  hide = eraser;
  for (const message of waiting.splice(0)) drawer(message);
  return () => {
    if (show !== drawer) return;
    show = null;
    hide = null;
  };
}

/** Calls `listener` when a message waits for a drawer. Returns the function that removes the listener. */
export function onToastWaiting(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (wake === listener) wake = null;
  };
}
