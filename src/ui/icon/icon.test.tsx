// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Icon } from './icon.tsx';

afterEach(cleanup);

describe('Icon', () => {
  it('is hidden from screen readers', () => {
    const { container } = render(<Icon name="cart" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each(['no-such-icon', 'constructor', '__proto__', ''])(
    'draws nothing for the unknown name %j',
    (name) => {
      const { container } = render(<Icon name={name} />);
      expect(container.innerHTML).toBe('');
    },
  );
});
