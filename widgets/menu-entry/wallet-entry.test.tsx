// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { menuEntry } from '#schemas/widgets/menu-entry.ts';
import { guestCame } from '#src/features/addresses/testing/people.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { ProfileLinks } from '#src/features/profile/components/profile-links.tsx';
import { refused } from '#src/request/testing/answering.ts';
import { View } from './view.tsx';

const reply = (points: number) => ({ status: 'SUCCESS', data: { points, pointsPer100: 5 } });

function LeftMenuEntry() {
  return <View {...viewProps(menuEntry, { label: 'Wallet' }, { link: { action: 'wallet' } })} />;
}

async function open(
  answer: unknown = reply(1250),
  events: Parameters<typeof renderWithMenu>[1]['events'] = [ashaCame],
) {
  return act(async () =>
    renderWithMenu(
      <>
        <LeftMenuEntry />
        <ProfileLinks />
      </>,
      { path: '/profile', events, answers: { getLoyaltyUser: answer } },
    ),
  );
}

const walletLinks = () =>
  screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === '/wallet');

describe('what leads to the wallet, in the left menu and the profile', () => {
  it('WLT-07 API-106 says how many points there are', async () => {
    const { call } = await open();
    expect(walletLinks().map(({ textContent }) => textContent)).toEqual([
      'Wallet 1,250 points',
      expect.stringContaining('1,250 points'),
    ]);
    expect(call.mock.calls.filter(([{ id }]) => id === 'getLoyaltyUser')).toHaveLength(1);
  });

  it('WLT-07 leads there all the same while they are not known', async () => {
    await open(refused({ status: 500 }));
    expect(walletLinks().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Wallet\s*$/),
      expect.stringContaining('Your balance and every line of it'),
    ]);
  });

  it('WLT-07 counts one', async () => {
    await open(reply(1));
    expect(walletLinks()[0]).toHaveTextContent('Wallet 1 point');
  });

  it('ROL-04 asks for nothing for a guest', async () => {
    const { call } = await open(reply(1), [guestCame]);
    expect(call.mock.calls.map(([{ id }]) => id)).not.toContain('getLoyaltyUser');
  });

  it('WLT-06 is not there where this build has no wallet', async () => {
    const { call } = await open(reply(1), [
      ashaCame,
      pageConfigReceived({ ...defaultConfig, walletBuilds: [] }),
    ]);
    expect(walletLinks()).toEqual([]);
    expect(call.mock.calls.map(([{ id }]) => id)).not.toContain('getLoyaltyUser');
  });
});
