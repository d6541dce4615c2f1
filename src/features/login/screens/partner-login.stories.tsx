import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { miniAppTexts } from '#src/config/texts/mini-app.ts';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import type { Partner } from '#src/request/ports.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { connectPartnerWay, type PartnerFailure } from '../partner-way.ts';
import { openWays } from '../testing/open-ways.ts';
import { Screen } from './login-screen.tsx';

const inApp = (partner: Partner) => [visitBegan({ utm: { utm_source: 'app' }, partner }), appStarted()];

/** The app of a partner, whose tries end so; `never`: it has not answered yet. */
function app(end: PartnerFailure | 'never') {
  const attempt = () => (end === 'never' ? new Promise<null>(() => {}) : Promise.resolve(end));
  connectPartnerWay({ running: () => null, attempt, ask: async () => {} });
}

const unable: PartnerFailure = { text: miniAppTexts.loginFailed, reason: null, exit() {} };

const meta = {
  title: 'Screens/Login in the app of a partner',
  component: Screen,
  parameters: { frame: 'page', path: '/login?redirectUrl=%2Fcart', events: inApp('PAYTM') },
  beforeEach({ msw }) {
    msw.use(openWays);
    app(unable);
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

const tried: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: /^Continue with/ }));
  await expect(page.queryByRole('textbox')).toBeNull();
};

export const Paytm: Story = {};

export const GooglePay: Story = { parameters: { events: inApp('GPAY') } };

export const Asking: Story = { beforeEach: () => app('never'), play: tried };

export const SaidNo: Story = { play: tried };

export const SaidNoDark: Story = { ...SaidNo, globals: { theme: 'dark' } };

export const Refused: Story = {
  beforeEach: () =>
    app({
      text: miniAppTexts.signInError,
      reason: 'We cannot reach Paytm at the moment. Nothing was charged, and your cart is kept as it is.',
      exit() {},
    }),
  play: tried,
};

export const OutsideOfTheApp: Story = {
  beforeEach: () => app({ text: miniAppTexts.loginFailed, reason: null, isOutside: true }),
  play: tried,
};

export const Narrow320: Story = { ...SaidNo, globals: { viewport: { value: 'narrow320' } } };

export const Wide1280: Story = { ...SaidNo, globals: { viewport: { value: 'wide1280' } } };
