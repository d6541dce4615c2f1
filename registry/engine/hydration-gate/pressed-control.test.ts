// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pressedControl } from './pressed-control.ts';

function pressedIn(html: string): string | undefined {
  document.body.innerHTML = html;
  return pressedControl(document.querySelector('[data-pressed]'))?.id;
}

it.each([
  ['a button', '<button id="it" data-pressed>Add</button>'],
  ['what stands in a button', '<button id="it"><b data-pressed>Add</b></button>'],
  ['the label of a radio button', '<label id="it" data-pressed><input type="radio">Takeaway</label>'],
  ['a label without a control', '<label id="it" data-pressed>Takeaway</label>'],
])('%s gets the click once more', (_, html) => {
  expect(pressedIn(html)).toBe('it');
});

it.each([
  ['a link', '<a href="/menu" data-pressed>Menu</a>'],
  ['a radio button itself', '<input type="radio" data-pressed>'],
  ['a checkbox in a label', '<label><input type="checkbox" data-pressed>Veg only</label>'],
  [
    'the label of a checkbox, which would switch it back',
    '<label data-pressed><input type="checkbox">Veg</label>',
  ],
  ['plain text', '<p data-pressed>Text</p>'],
])('%s gets none', (_, html) => {
  expect(pressedIn(html)).toBeUndefined();
});

it.each([null, new EventTarget()])('what is no element gets none', (target) => {
  expect(pressedControl(target)).toBeNull();
});
