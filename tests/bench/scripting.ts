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

type Work = 'ScriptDuration' | 'RecalcStyleDuration' | 'LayoutDuration';

/** The time that the page's thread has worked so far, in ms. */
async function timeOf(session: CDPSession, work: readonly Work[]): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => sum + (work.includes(name as Work) ? value * 1000 : 0), 0);
}

/** Scripting time of an action, without waiting, layout and paint. */
export async function scripting(
  session: CDPSession,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> {
  const before = await timeOf(session, ['ScriptDuration']);
  await act();
  await painted(page);
  return (await timeOf(session, ['ScriptDuration'])) - before;
}

/** Time of an action for scripts, styles and layout. It counts what handlers and timers do, and not what runs in the call of the debugger itself. */
export async function scriptingAndLayout(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const work = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;
  const before = await timeOf(session, work);
  await act();
  return (await timeOf(session, work)) - before;
}
