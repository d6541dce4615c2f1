// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { styleSingleton } from './style-singleton.ts';

class FakeSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}
const texts = () => (document.adoptedStyleSheets as unknown as FakeSheet[]).map(({ text }) => text);

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
});

it('adds the styles once for any number of users, without a style element, and takes them away with the last', () => {
  const Styles = styleSingleton();
  const css = 'body { overflow: hidden }';
  const before = document.querySelectorAll('style').length;
  const first = render(<Styles styles={css} />);
  const second = render(<Styles styles={css} />);
  expect(texts()).toEqual([css]);
  first.unmount();
  expect(texts()).toEqual([css]);
  second.unmount();
  expect(texts()).toEqual([]);
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
