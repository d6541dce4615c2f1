// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { VegMark } from './veg-mark.tsx';

afterEach(cleanup);

describe('VegMark', () => {
  it('is named, and of another shape for each, so that colour is not all that tells them apart', () => {
    render(
      <>
        <VegMark kind="veg" />
        <VegMark kind="non-veg" />
      </>,
    );
    const [veg, nonVeg] = ['Vegetarian', 'Non-vegetarian'].map((name) =>
      screen.getByRole('img', { name }).querySelector('path')?.getAttribute('d'),
    );
    expect(veg).toMatch(/^M/);
    expect(nonVeg).toMatch(/^M/);
    expect(veg).not.toBe(nonVeg);
  });

  it('is hidden from screen readers beside the word', () => {
    render(<VegMark kind="veg" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
