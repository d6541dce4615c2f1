// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { favouriteBanner } from '#schemas/widgets/favourite-banner.ts';
import { renderWidget } from '#tests/support/render-widget.tsx';
import { View } from './view.tsx';

describe('favourite banner', () => {
  it('NAV-48 leads to the bestsellers', () => {
    renderWidget(favouriteBanner, View);
    expect(screen.getByRole('link', { name: 'See favourites' })).toHaveAttribute('href', '/menu/bestsellers');
  });

  it("says the node link's own words where it has some", () => {
    renderWidget(favouriteBanner, View, { link: { action: 'menu', to: '46', label: 'See chicken' } });
    expect(screen.getByRole('link', { name: 'See chicken' })).toHaveAttribute(
      'href',
      '/menu/speciality-chicken',
    );
  });

  it('stands under a heading where the node has one', () => {
    renderWidget(favouriteBanner, View, { title: 'Favourites' });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Favourites');
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(favouriteBanner.example.heading);
  });

  it('does without a picture', () => {
    const { container } = renderWidget(favouriteBanner, View, { props: { picture: undefined } });
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('heading')).toHaveTextContent(favouriteBanner.example.heading);
  });
});
