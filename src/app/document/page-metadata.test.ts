import { describe, expect, it } from 'vitest';
import { brand } from '#src/config/brand.ts';
import { findScreen } from '../find-screen.ts';
import { pageMetadata } from './page-metadata.ts';

const tag = (title: string) => ({ title, description: `${title}.`, keywords: title });
const tags = {
  fallback: tag('Fallback'),
  routes: { '/': tag('Home'), '/menu': tag('Menu'), '/menu/sides': tag('Sides'), '/info/tnc': tag('Terms') },
};

function of(pathname: string) {
  return pageMetadata({ tags, pathname, screen: findScreen(pathname), origin: 'https://x.in' });
}

describe('pageMetadata', () => {
  it.each([
    ['/', 'Home', 'https://x.in/'],
    ['/landing', 'Home', 'https://x.in/'],
    ['/menu', 'Menu', 'https://x.in/menu'],
    ['/menu/sides', 'Sides', 'https://x.in/menu/sides'],
    ['/menu/unlisted/', 'Menu', 'https://x.in/menu/unlisted'],
    ['/info/tnc', 'Terms', 'https://x.in/info/tnc'],
  ])('NAV-55 NAV-56 %s is called %s, as the tags file says', (pathname, title, canonical) => {
    expect(of(pathname)).toMatchObject({ title, description: `${title}.`, keywords: title, canonical });
  });

  it('a path without tags has the title of its screen and the fallback description', () => {
    expect(of('/wallet')).toMatchObject({ title: `Wallet · ${brand.name}`, description: 'Fallback.' });
    expect(of('/nope').title).toBe(`Page Not Found · ${brand.name}`);
  });

  it('NAV-56 the picture of a shared link is that of the tags file, or the one of the product', () => {
    const withPicture = { ...tags, routes: { '/menu': { ...tag('Menu'), picture: 'banner-story' } } };
    const pictureOf = (pathname: string) =>
      pageMetadata({ tags: withPicture, pathname, screen: findScreen(pathname), origin: 'https://x.in' })
        .picture;
    expect(pictureOf('/menu')).toBe('banner-story');
    expect(pictureOf('/wallet')).toBe('banner-hero-pizza');
  });

  it('NAV-55 a page that is not found has not the tags of the paths above it', () => {
    const page = pageMetadata({ tags, pathname: '/menu/nope', screen: undefined, origin: 'https://x.in' });
    expect(page).toMatchObject({ title: `Page Not Found · ${brand.name}`, description: 'Fallback.' });
  });
});
