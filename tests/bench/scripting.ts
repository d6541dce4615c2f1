import type { CDPSession, Page } from 'playwright-core';

export const CPU_SLOWDOWN = 4;
/** Longest scripting of one user action, in ms. */
export const LIMIT_MS = 50;

/** Waits until the page is idle, so that the next action is measured alone. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await new Promise((done) => requestIdleCallback(done));
  });
}

/** Waits until the page has painted the change and no more work for the action is pending, except work that is deferred until idle. */
function painted(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await scheduler.postTask(() => {}, { priority: 'background' });
  });
}

/** Slows the page down and counts the CPU time of its thread, so that other work of the machine does not count. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}

/** Scripting time of an action, without waiting, layout and paint. */
export async function scripting(
  session: CDPSession,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  const before = await read();
  await act();
  await painted(page);
  return (await read()) - before;
}
