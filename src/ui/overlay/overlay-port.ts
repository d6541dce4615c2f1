import type { ReactNode } from 'react';

type Draw = (content: ReactNode) => void;

let draw: Draw | null = null;

/** Shows something over the page, from code that is loaded when it is needed; null takes it away. */
export function showOverlay(content: ReactNode): void {
  draw?.(content);
}

/** Draws what is shown by `drawer`. Returns the function that disconnects it. */
export function connectOverlay(drawer: Draw): () => void {
  draw = drawer;
  return () => {
    if (draw === drawer) draw = null;
  };
}
