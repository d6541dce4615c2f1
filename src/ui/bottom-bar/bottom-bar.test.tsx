// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BottomBar } from './bottom-bar.tsx';

afterEach(cleanup);

describe('BottomBar', () => {
  it('says which page is open, and shows an item whose icon it does not know', () => {
    render(
      <BottomBar
        label="Pages"
        items={[
          { id: 'home', label: 'Home', icon: 'home', href: '/', current: true },
          { id: 'new', label: 'New page', icon: 'not-yet-drawn', href: '/new' },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
    const other = screen.getByRole('link', { name: 'New page' });
    expect(other.getAttribute('href')).toBe('/new');
    expect(other.hasAttribute('aria-current')).toBe(false);
  });
});
