/** The process that started this one, which passes messages on to the one that draws pictures. */
export interface Channel {
  readonly send?:
    | ((message: { readonly wanted: string }, sent: (error: Error | null) => void) => unknown)
    | undefined;
  on(event: 'message' | 'disconnect', listen: (message: unknown) => void): unknown;
}

/** Resolves once a picture is drawn, or when nothing draws it. */
export type Drawn = (id: string) => Promise<void>;

/**
 * Asks for the pictures that the build left out. The starter sends `{ drawing: true }` when there is a process that draws them and
 * `{ drawing: false }` when it has ended, and `{ ready: id }` for each picture; a server that was started otherwise, or whose starter has gone, waits for nothing.
 */
export function pictureDrawer(channel: Channel): Drawn {
  const waiting = new Map<string, (() => void)[]>();
  let drawing = false;

  function release(id: string) {
    for (const resolve of waiting.get(id) ?? []) resolve();
    waiting.delete(id);
  }

  function ended() {
    drawing = false;
    for (const id of waiting.keys()) release(id);
  }

  channel.on('message', (message) => {
    const { drawing: now, ready } = message as { drawing?: boolean; ready?: string };
    if (ready !== undefined) release(ready);
    if (now === false) ended();
    else if (now) drawing = true;
  });
  channel.on('disconnect', ended);

  return (id) => {
    if (!drawing) return Promise.resolve();
    return new Promise((resolve) => {
      const others = waiting.get(id);
      if (others) return void others.push(resolve);
      waiting.set(id, [resolve]);
      // Without a listener a failure to send would end this process.
      channel.send?.({ wanted: id }, (error) => error && ended());
    });
  };
}
