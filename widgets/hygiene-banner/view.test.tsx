// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { hygieneBanner } from '#schemas/widgets/hygiene-banner.ts';
import { renderInApp } from '#src/store/testing/render-in-app.tsx';
import { View } from './view.tsx';

afterEach(cleanup);

describe('hygiene banner', () => {
  it('NAV-47 leads to /notification', () => {
    renderInApp(<View {...viewProps(hygieneBanner)} />);
    expect(screen.getByRole('link', { name: 'See how we work' }).getAttribute('href')).toBe('/notification');
  });

  it('tells its promises in their order, in the words of the document', () => {
    renderInApp(<View {...viewProps(hygieneBanner)} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Temperatures checked daily',
      'Hands washed every 30 minutes',
      'Boxes sealed before they leave',
    ]);
  });

  it('prefers the link and the words of its node', () => {
    const link = { action: 'path', to: '/info/hygiene', label: 'Inside our kitchens' } as const;
    renderInApp(<View {...viewProps(hygieneBanner, hygieneBanner.example, { link })} />);
    expect(screen.getByRole('link', { name: 'Inside our kitchens' }).getAttribute('href')).toBe(
      '/info/hygiene',
    );
  });

  it('keeps the order of headings under a title', () => {
    renderInApp(
      <View {...viewProps(hygieneBanner, { heading: 'Clean hands' }, { title: 'Good to know' })} />,
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Good to know');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Clean hands');
    expect(screen.queryByRole('list')).toBeNull();
  });
});
