import { tryAgainLater } from '#registry/engine/late/try-again-later.ts';

/** Loads code and runs it, once. Without the connection to load it, it is tried again later. */
export async function runWhenLoaded<Code>(
  load: () => Promise<Code>,
  run: (code: Code) => void,
): Promise<void> {
  const work = async () => {
    const code = await load().catch(() => null);
    if (code === null) return false;
    run(code);
    return true;
  };
  if (!(await work())) tryAgainLater(work);
}
