// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { memoryStorage, visit } from '../testing/visit.ts';

/** The code that the connection was lost for, and what was fetched. */
const { lost, asked, fetching } = vi.hoisted(() => {
  const missing = new Set(['start-late', 'start-in-partner']);
  const tried: string[] = [];
  const load = async (name: string, code: () => Promise<object>) => {
    tried.push(name);
    if (missing.has(name)) throw new TypeError(`${name} was not fetched`);
    return code();
  };
  return { lost: missing, asked: tried, fetching: load };
});
vi.mock('./start-late.ts', (load) => fetching('start-late', load));
vi.mock('./start-in-partner.ts', (load) => fetching('start-in-partner', load));

it('MIN-03 NAV-63 PWA-09 the login of the app of a partner is started when the connection is back, whichever code was not fetched', async () => {
  const { scripts } = visit('/?utm_source=paytm', memoryStorage());
  for (const name of ['start-late', 'start-in-partner']) {
    await vi.waitFor(() => expect(asked).toContain(name));
    await vi.dynamicImportSettled();
    expect(scripts()).toEqual([]);
    lost.delete(name);
    window.dispatchEvent(new Event('online'));
  }
  await vi.waitFor(() => expect(scripts()).toEqual([env.paytmScriptUrl]));
});
