// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Icon, type IconProps } from './icon.tsx';

afterEach(cleanup);

function drawn(props: IconProps) {
  const svg = render(<Icon {...props} />).container.querySelector('svg');
  if (!svg) throw new Error(`Nothing is drawn for ${props.name}.`);
  return svg;
}

describe('Icon', () => {
  it('is hidden from screen readers', () => {
    expect(drawn({ name: 'cart' })).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows the drawing of its name in the file of all', () => {
    expect(drawn({ name: 'chevron-down' }).querySelector('use')?.getAttribute('href')).toMatch(
      /\/icons\.svg(\?[\w-]+)?#chevron-down$/,
    );
  });

  it('draws in place what each card has', () => {
    const heart = drawn({ name: 'heart', size: 16 });
    expect(heart.querySelector('use')).toBeNull();
    expect(heart.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
    expect(heart).toHaveAttribute('viewBox', '0 0 24 24');
    expect(heart).toHaveAttribute('width', '16');
  });

  it('has its size before the drawing arrives', () => {
    const icon = drawn({ name: 'cart', size: 32 });
    expect(icon).toHaveAttribute('width', '32');
    expect(icon).toHaveAttribute('height', '32');
  });

  it('is filled when asked to be', () => {
    expect(drawn({ name: 'heart' })).toHaveAttribute('fill', 'none');
    expect(drawn({ name: 'heart', filled: true })).toHaveAttribute('fill', 'currentColor');
  });

  it.each(['no-such-icon', 'constructor', '__proto__', ''])(
    'draws nothing for the unknown name %j',
    (name) => {
      const { container } = render(<Icon name={name} />);
      expect(container.innerHTML).toBe('');
    },
  );
});
