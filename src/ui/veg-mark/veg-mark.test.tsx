// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { VegMark } from './veg-mark.tsx';

afterEach(cleanup);

describe('VegMark', () => {
  it('is a circle named Vegetarian', () => {
    render(<VegMark kind="veg" />);
    expect(screen.getByRole('img', { name: 'Vegetarian' }).querySelector('circle')).not.toBeNull();
  });

  it('is a triangle named Non-vegetarian, so that colour is not all that tells them apart', () => {
    render(<VegMark kind="non-veg" />);
    const mark = screen.getByRole('img', { name: 'Non-vegetarian' });
    expect(mark.querySelector('circle')).toBeNull();
    expect(mark.querySelector('path')).not.toBeNull();
  });

  it('is silent beside the word', () => {
    render(<VegMark kind="veg" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
