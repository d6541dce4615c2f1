// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decryptMobile } from '#schemas/rules/mobile-cipher.ts';
import { lateEnv } from '#src/config/late-env.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { asha, ashaCame, ashaWith } from '#src/features/profile/testing/people.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { noScoreReply, noVotesReply, scoreboardReply, votesReply } from '../testing/info-fixture.ts';
import { Screen } from './leaderboard-screen.tsx';

const settings = vi.hoisted(() => ({ key: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8' }));
vi.mock('#src/config/late-env.ts', () => ({
  lateEnv: {
    get scoreboardKey() {
      return settings.key;
    },
  },
}));

const { key } = settings;
beforeEach(() => {
  settings.key = key;
});
afterEach(() => vi.unstubAllGlobals());

async function open(answers: Readonly<Record<string, unknown>> = {}, events = [ashaCame]) {
  const view = await act(async () =>
    renderWithMenu(<Screen />, {
      path: '/leaderboard',
      events,
      answers: { getScoreboard: scoreboardReply, getVoteLeaderboard: votesReply, ...answers },
    }),
  );
  const asked = (id: string) =>
    view.call.mock.calls.filter(([endpoint]) => endpoint.id === id).map(([, options]) => options);
  return { ...view, asked };
}

const board = (name: string) => screen.findByRole('table', { name });
/** The cells of a table, row by row. */
async function rowsOf(name: string): Promise<(string | null)[][]> {
  const rows = within(await board(name)).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

describe('the cricket leaderboard', () => {
  it('NAV-38 INF-03 shows the customer’s score and rank, and who leads', async () => {
    await open();
    expect(await rowsOf('Most runs')).toEqual([
      ['Rank', 'Name', 'Runs'],
      ['1', 'Ananya R', '1,412'],
      ['2', 'Imran K', '388'],
      ['3', 'Asha RYou', '371'],
      ['3', 'Joseph T', '371'],
    ]);
    const own = screen.getByRole('region', { name: 'Your score' });
    expect(own).toHaveTextContent('371 runs');
    expect(own).toHaveTextContent('Rank 3');
  });

  it('INF-03 INF-04 API-037 asks by the number as the configured key encrypts it, and never by the plain one', async () => {
    const { asked } = await open();
    await board('Most runs');
    const [options] = asked('getScoreboard') as [{ params: { mobileno: string } }];
    expect(await decryptMobile(options.params.mobileno, lateEnv.scoreboardKey)).toBe(asha.mobile);
    expect(JSON.stringify(options)).not.toContain(asha.mobile);
  });

  it('INF-05 says when it was last updated, as day and name of the month', async () => {
    await open();
    await board('Most runs');
    expect(screen.getByText('Last updated on 5 November')).toBeVisible();
    expect(screen.getByText('Last updated on 5 October')).toBeVisible();
  });

  it('INF-06 API-145 lists who votes best, with ranks', async () => {
    await open();
    expect(await rowsOf('World cup votes')).toEqual([
      ['Rank', 'Name', 'Right', 'Matches'],
      ['1', 'Farah M', '31', '38'],
      ['2', 'Gopal N', '29', '36'],
    ]);
  });

  it('INF-03 who has no runs is told how to score, and an empty board says so without a day', async () => {
    await open({ getScoreboard: noScoreReply, getVoteLeaderboard: noVotesReply });
    const own = await screen.findByRole('region', { name: 'Your score' });
    expect(own).toHaveTextContent('No runs yet');
    expect(within(own).getByRole('link', { name: 'Order now' })).toHaveAttribute('href', '/menu');
    expect(screen.getByText('Nobody has scored yet')).toBeVisible();
    expect(screen.getByText('Nobody has voted yet')).toBeVisible();
    expect(screen.queryByText(/Last updated/)).toBeNull();
  });
});

describe('a board that cannot be shown', () => {
  it('INF-03 is on its way', async () => {
    await open({ getScoreboard: () => new Promise(() => {}) });
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Loading');
    expect(screen.queryByRole('region', { name: 'Your score' })).toBeNull();
  });

  it('INF-03 says what happened, is asked for again, and leaves the other one alone', async () => {
    let reply: unknown = refused({ status: 500 });
    const { user } = await open({ getScoreboard: () => reply });
    expect(await screen.findByRole('alert')).toHaveTextContent('This board did not load');
    expect(await board('World cup votes')).toBeVisible();
    reply = scoreboardReply;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await board('Most runs')).toBeVisible();
  });

  it('INF-06 says without a connection that there is none', async () => {
    await open({ getVoteLeaderboard: offline });
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
    expect(await board('Most runs')).toBeVisible();
  });

  it('INF-03 is not there where the server has none', async () => {
    const displayMsg = 'There is no scoreboard at the moment.';
    await open({ getScoreboard: refused({ status: 404, displayMsg }) });
    expect(await screen.findByRole('heading', { name: displayMsg })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('INF-04 is not asked for in a build without a key', async () => {
    settings.key = '';
    const { asked } = await open();
    expect(screen.getByText('There is no scoreboard at the moment')).toBeVisible();
    expect(await board('World cup votes')).toBeVisible();
    expect(asked('getScoreboard')).toEqual([]);
  });

  it('INF-03 is not asked for in a browser that cannot encrypt, nor for a customer without a number', async () => {
    vi.stubGlobal('crypto', {});
    const insecure = await open();
    expect(screen.getByText(/on a secure connection only/)).toBeVisible();
    expect(insecure.asked('getScoreboard')).toEqual([]);
    insecure.unmount();
    vi.unstubAllGlobals();

    const nameless = loggedIn({
      attributes: { userId: 'u9' },
      credentials: { accessToken: 'a', refreshToken: 'r' },
      loginType: 'OTP',
    });
    const { asked } = await open({}, [nameless]);
    expect(screen.getByText('We do not know your mobile number')).toBeVisible();
    expect(asked('getScoreboard')).toEqual([]);
  });

  it('INF-03 another customer is asked for anew', async () => {
    const { asked, store } = await open();
    await board('Most runs');
    await act(async () => void store.dispatch(ashaWith({ userId: 'u3', mobile: '9123456780' })));
    await board('Most runs');
    const [, second] = asked('getScoreboard') as { params: { mobileno: string } }[];
    expect(await decryptMobile(second?.params.mobileno ?? '', key)).toBe('9123456780');
  });
});
