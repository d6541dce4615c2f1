// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formatPaise } from './format-paise.ts';
import { Price } from './price.tsx';

afterEach(cleanup);

describe('formatPaise', () => {
  it.each([
    [0, '₹0'],
    [4900, '₹49'],
    [49950, '₹499.50'],
    [49905, '₹499.05'],
    [100000, '₹1,000'],
    [12345600, '₹1,23,456'],
    [1234567890, '₹1,23,45,678.90'],
    [-8000, '-₹80'],
  ])('CON-03 writes %d paise as %s, grouped the Indian way', (paise, text) => {
    expect(formatPaise(paise)).toBe(text);
  });
});

describe('Price', () => {
  it('strikes the former price through and says which is which', () => {
    const { container } = render(<Price paise={39900} wasPaise={49900} />);
    expect(container.textContent).toBe('Price before ₹499Price now ₹399');
    expect(container.querySelector('s')?.textContent).toContain('₹499');
  });

  it('claims no reduction where there is none', () => {
    const { container } = render(<Price paise={49900} wasPaise={49900} />);
    expect(container.textContent).toBe('₹499');
  });

  it('says Free where that is asked for', () => {
    expect(render(<Price paise={0} freeWhenZero />).container.textContent).toBe('Free');
    expect(render(<Price paise={0} />).container.textContent).toBe('₹0');
  });
});
