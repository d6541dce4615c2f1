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

const waiting: ToastMessage[] = [];
let show: ShowToast | null = null;
let hide: HideToast | null = null;
let wake: (() => void) | null = null;

/** Shows a message for some seconds; keeps it until the view is connected. */
export function toast(message: ToastMessage): void {
  if (show) {
    show(message);
    return;
  }
  waiting.push(message);
  wake?.();
}

/** Removes the message with this id, shown or not yet, because the customer has left its page. */
export function takeBackToast(id: string): void {
  hide?.(id);
  const index = waiting.findIndex((message) => message.id === id);
  if (index >= 0) waiting.splice(index, 1);
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
