// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heroCarousel } from '#schemas/widgets/hero-carousel.ts';
import { renderWidget } from '#tests/support/render-widget.tsx';
import { View } from './view.tsx';

const [first, second] = heroCarousel.example.slides;

function pictures(container: HTMLElement) {
  return [...container.querySelectorAll('img')];
}

describe('hero carousel', () => {
  it('shows the slides in order, each with its words and its link', () => {
    renderWidget(heroCarousel, View);
    const slides = screen.getAllByRole('listitem');
    expect(slides.map((slide) => within(slide).getByRole('heading').textContent)).toEqual([
      first?.heading,
      second?.heading,
    ]);
    expect(screen.getByRole('link', { name: 'See pizzas' })).toHaveAttribute('href', '/menu/veg-pizza');
    expect(screen.getByRole('link', { name: 'See chicken' })).toHaveAttribute(
      'href',
      '/menu/speciality-chicken',
    );
  });

  it('loads the picture of the first slide at once and first, and no other', () => {
    const { container } = renderWidget(heroCarousel, View, { priority: true });
    expect(pictures(container).map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
    expect(pictures(container).map((picture) => picture.getAttribute('fetchpriority'))).toEqual([
      'high',
      'auto',
    ]);
  });

  it('hurries for no picture below the first screen', () => {
    const { container } = renderWidget(heroCarousel, View, { priority: false });
    expect(pictures(container).map((picture) => picture.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
  });

  it('keeps the words of a slide whose link leads nowhere that is allowed', () => {
    renderWidget(heroCarousel, View, {
      props: {
        slides: [
          { heading: 'No link', picture: 'banner' },
          { heading: 'Not allowed', picture: 'banner', link: { action: 'url', to: '/offers' } },
        ],
      },
    });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { name: 'No link' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
  });

  it('has a call of its own for a link that brings none', () => {
    renderWidget(heroCarousel, View, {
      props: { slides: [{ heading: 'Offers', picture: 'banner', link: { action: 'deals' } }] },
    });
    expect(screen.getByRole('link', { name: 'Order now' })).toHaveAttribute('href', '/offers');
  });
});
