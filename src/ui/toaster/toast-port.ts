/**
 * How any code says something in passing, whether or not the part that draws it has been loaded yet.
 * Knows no React and no library.
 */
export interface ToastMessage {
  text: string;
  tone?: 'info' | 'good' | 'bad';
  action?: { label: string; onPress: () => void };
  /** Messages of one id replace each other in place of piling up. */
  id?: string;
}

type ShowToast = (message: ToastMessage) => void;
type HideToast = (id: string) => void;

const waiting: ToastMessage[] = [];
let show: ShowToast | null = null;
let hide: HideToast | null = null;
let wake: (() => void) | null = null;

/** Shows a message for some seconds; keeps it until there is somebody to show it. */
export function toast(message: ToastMessage): void {
  if (show) {
    show(message);
    return;
  }
  waiting.push(message);
  wake?.();
}

/** Takes back the message of this id, shown or not yet: the page that it was about is gone. */
export function takeBackToast(id: string): void {
  hide?.(id);
  const index = waiting.findIndex((message) => message.id === id);
  if (index >= 0) waiting.splice(index, 1);
}

/** Makes `drawer` the one that shows, and hands it what has waited. Returns how to let go. */
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

/** Calls back once a message waits for a drawer. Returns how to let go. */
export function onToastWaiting(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (wake === listener) wake = null;
  };
}
