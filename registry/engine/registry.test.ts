import { describe, expect, it } from 'vitest';
import * as contracts from '#schemas/compiled/contracts.ts';
import { NotLoaded } from './late/not-loaded.ts';
import { defineWidget } from './define-widget.ts';
import { createRegistry, preloadViews } from './registry.ts';

function View() {
  return null;
}
const notice = defineWidget({ contract: contracts.notice, view: () => Promise.resolve({ View }) });

describe('registry', () => {
  it('refuses two definitions of one type', () => {
    expect(() => createRegistry([notice, notice])).toThrow("Two widgets are registered as 'notice'");
  });

  it.each(['constructor', '__proto__', 'nope'])('does not know %s', async (type) => {
    const registry = createRegistry([notice]);
    expect(registry.contract(type)).toBeUndefined();
    await expect(registry.view(type)).rejects.toThrow(`No widget is registered as '${type}'`);
  });

  it('loads a view once, and again after a failure', async () => {
    let calls = 0;
    const flaky = {
      ...notice,
      view: () => (++calls === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ View })),
    };
    const registry = createRegistry([flaky]);
    await preloadViews(registry, ['notice', 'nope']);
    await expect(registry.view('notice')).rejects.toBeInstanceOf(NotLoaded);
    registry.forgetFailure('notice');
    expect(await registry.view('notice')).toBe(View);
    expect(await registry.view('notice')).toBe(View);
    expect(calls).toBe(2);
  });
});
