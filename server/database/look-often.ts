/** Looks now and after each pause, one look after the other. The function that it returns ends that, and waits for the last. */
export function lookOften(look: () => Promise<void>, pauseMs: number): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= look().finally(() => (running = undefined));
  };
  const timer = setInterval(run, pauseMs);
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
