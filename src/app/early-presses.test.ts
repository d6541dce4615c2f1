// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearPress, rememberPresses } from './early-presses.ts';

beforeEach(() => void vi.stubGlobal('requestAnimationFrame', (run: () => void) => run()));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Clicks the named elements, then starts an app that handles all clicks; returns the clicks that it handled. */
async function press(html: string, names: readonly string[], hears: (name: string) => boolean = () => true) {
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.replaceChildren(page);
  const pressAgain = rememberPresses();
  for (const name of names) document.getElementById(name)?.click();
  const told: string[] = [];
  page.addEventListener('click', ({ target }) => {
    const name = (target as Element).id;
    told.push(name);
    if (hears(name)) hearPress({ target });
  });
  await pressAgain();
  return told;
}

it('clicks each element once more, in the order of the last clicks', async () => {
  const buttons = '<button id="less"></button><button id="add"></button>';
  expect(await press(buttons, ['add', 'less', 'add', 'add'])).toEqual(['less', 'add']);
});

it('repeats a click until it is handled, up to a limit', async () => {
  let left = 3;
  const heardLate = () => {
    left -= 1;
    return left === 0;
  };
  expect(await press('<button id="add"></button>', ['add'], heardLate)).toHaveLength(3);
  const told = await press('<button id="add"></button>', ['add'], () => false);
  expect(told.length).toBeGreaterThan(10);
});

it('leaves a checkbox as it was switched, and a link alone', async () => {
  const page = '<label><input id="box" type="checkbox"><b id="words"></b></label><a id="link"></a>';
  expect(await press(page, ['words', 'link'])).toEqual([]);
  expect(document.querySelector('input')?.checked).toBe(true);
});

it('repeats a click on the label of a radio button, which may do more', async () => {
  const told = await press('<label id="label"><input id="radio" type="radio"><b id="words"></b></label>', [
    'words',
  ]);
  expect(told).toContain('label');
  expect(document.querySelector('input')?.checked).toBe(true);
});

it('records nothing after the clicks were repeated, and skips removed elements', async () => {
  document.body.innerHTML = '<button id="gone"></button>';
  const gone = document.body.firstElementChild as HTMLButtonElement;
  const pressAgain = rememberPresses();
  gone.click();
  gone.remove();
  const pressed = vi.fn();
  gone.addEventListener('click', pressed);
  await pressAgain();
  expect(pressed).not.toHaveBeenCalled();
});
