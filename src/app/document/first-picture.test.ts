import { expect, it } from 'vitest';
import { firstPicturePreload } from './first-picture.ts';

function picture(name: string, width: number, priority: 'high' | 'auto') {
  return `<picture class="x"><source type="image/avif" srcSet="/${name}.avif ${width}w" sizes="100vw"/><source type="image/webp" srcSet="/${name}.webp ${width}w" sizes="100vw"/><img src="/${name}.webp" alt="" fetchPriority="${priority}"/></picture>`;
}

it('preloads the largest of the pictures with high fetch priority', () => {
  const html =
    picture('mark', 96, 'high') +
    picture('late', 2000, 'auto') +
    picture('hero', 1200, 'high') +
    picture('next', 1200, 'high');
  const preload = firstPicturePreload(html);
  expect(preload).toContain('imagesrcset="/hero.avif 1200w"');
  expect(preload).toContain('imagesizes="100vw"');
});

it('preloads nothing on a page whose pictures can wait', () => {
  expect(firstPicturePreload(picture('late', 1200, 'auto'))).toBe('');
});
