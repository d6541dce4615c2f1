// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#src/config/brand.ts';
import { renderInApp } from '#src/store/testing/render-in-app.tsx';
import { Footer } from './footer.tsx';

it('names the shop, the company and its licence, and leads to the pages about them', () => {
  renderInApp(<Footer />);
  const footer = within(screen.getByRole('contentinfo'));
  for (const said of [brand.name, brand.tagline, `FSSAI licence no. ${brand.fssaiLicence}`, brand.legalName])
    expect(screen.getByRole('contentinfo')).toHaveTextContent(said);
  const links = within(footer.getByRole('navigation', { name: brand.name })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Our story', '/our-story'],
    ['Restaurants', '/restaurants'],
    ['Nutrition', '/info/nutrition'],
    ['Terms', '/info/tnc'],
    ['Privacy', '/info/privacy'],
    ['Site map', '/sitemap'],
  ]);
});
