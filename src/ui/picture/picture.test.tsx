// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PICTURE_SIZES, type PictureKind } from '../pictures/sizes.ts';
import { pictureSources } from './picture-sources.ts';
import { Picture } from './picture.tsx';

afterEach(cleanup);

describe('pictureSources', () => {
  it('names one file a width and format', () => {
    expect(pictureSources('margherita', 'product').avif).toBe(
      '/pictures/margherita-160.avif 160w, /pictures/margherita-320.avif 320w, /pictures/margherita-640.avif 640w',
    );
  });

  it.each(Object.keys(PICTURE_SIZES) as PictureKind[])(
    'keeps the place of a %s free in its own shape',
    (kind) => {
      const { width, height } = PICTURE_SIZES[kind];
      expect(pictureSources('any', kind)).toMatchObject({ width, height });
    },
  );

  it.each(Object.keys(PICTURE_SIZES) as PictureKind[])(
    'falls back to a file of a %s that is rendered',
    (kind) => {
      const { fallback, webp } = pictureSources('any', kind);
      expect(webp.split(', ').map((source) => source.split(' ')[0])).toContain(fallback);
    },
  );

  it('cannot be led to another place by the id of a document', () => {
    const { fallback, avif } = pictureSources('../../api/me?x=', 'product');
    expect(fallback).toMatch(/^\/pictures\/\.\.%2F\.\.%2Fapi%2Fme%3Fx%3D-\d+\.webp$/);
    expect(avif).not.toContain('../');
  });
});

describe('Picture', () => {
  it('waits until it is near, unless it makes the first screen', () => {
    const { rerender } = render(<Picture id="a" kind="product" alt="Pizza" sizes="96px" />);
    expect(screen.getByRole('img', { name: 'Pizza' }).getAttribute('loading')).toBe('lazy');
    rerender(<Picture id="a" kind="product" alt="Pizza" sizes="96px" priority />);
    expect(screen.getByRole('img', { name: 'Pizza' }).getAttribute('loading')).toBe('eager');
    expect(screen.getByRole('img', { name: 'Pizza' })).toHaveAttribute('fetchpriority', 'high');
  });

  it('still says its alternative when the file is missing', () => {
    render(<Picture id="a" kind="product" alt="Pizza" sizes="96px" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Pizza' })).toBeTruthy();
  });

  it.each([
    ['product', true],
    ['category', true],
    ['ingredient', true],
    ['scene', false],
  ] as const)('of the kind %s has the shade of dishes: %s', (kind, shaded) => {
    const { container } = render(<Picture id="a" kind={kind} alt="" sizes="96px" />);
    expect(/food/.test(container.querySelector('picture')?.className ?? '')).toBe(shaded);
  });
});
