// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { leaderboardBanner } from '#schemas/widgets/leaderboard-banner.ts';
import { renderInApp } from '#src/store/testing/render-in-app.tsx';
import { View } from './view.tsx';

afterEach(cleanup);

describe('cricket leaderboard', () => {
  it('NAV-39 leads to the leaderboard', () => {
    renderInApp(<View {...viewProps(leaderboardBanner)} />);
    expect(screen.getByRole('link', { name: 'See the leaderboard' }).getAttribute('href')).toBe(
      '/leaderboard',
    );
  });

  it('lists the leaders, first one first, with Indian grouping', () => {
    const leaders = [
      { name: 'Ananya R', runs: 123456 },
      { name: 'Imran K', runs: 388 },
    ];
    renderInApp(<View {...viewProps(leaderboardBanner, { heading: 'Runs for rolls', leaders })} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1Ananya R1,23,456 runs',
      '2Imran K388 runs',
    ]);
  });

  it('gives equal scores the same rank, as the leaderboard does', () => {
    const leaders = [90, 90, 80].map((runs) => ({ name: 'Ananya R', runs }));
    renderInApp(<View {...viewProps(leaderboardBanner, { heading: 'Runs for rolls', leaders })} />);
    const items = screen.getAllByRole<HTMLLIElement>('listitem');
    expect(items.map(({ value }) => value)).toEqual([1, 1, 3]);
    expect(items.map((item) => item.textContent?.[0])).toEqual(['1', '1', '3']);
  });

  it('stands without leaders', () => {
    renderInApp(<View {...viewProps(leaderboardBanner, { heading: 'Runs for rolls' })} />);
    expect(screen.getByRole('heading', { name: 'Runs for rolls' })).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
