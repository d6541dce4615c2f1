import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { sendOtp } from '#schemas/api/login.ts';
import { getLoginWays, startSocialLogin } from '#schemas/api/signin.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { openWays } from '../testing/open-ways.ts';
import { Screen } from './login-screen.tsx';

const meta = {
  title: 'Screens/Login',
  component: Screen,
  parameters: { frame: 'page', path: '/login?redirectUrl=%2Fcart', events: [appStarted()] },
  beforeEach: ({ msw }) => msw.use(openWays),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

/** Enters a number and has a code sent to it. */
const sendTo =
  (mobile: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: 'Mobile number' }), mobile);
    await userEvent.click(page.getByRole('button', { name: 'Send code' }));
  };

export const Number: Story = {};

export const Fault: Story = { play: sendTo('98765') };

export const Sending: Story = {
  beforeEach: ({ msw }) => msw.use(answerNever(sendOtp)),
  play: sendTo('9876543210'),
};

export const TooSoon: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answerFailure(sendOtp, 429, [
        { code: 'TOO_SOON', displayMsg: 'You can ask for another code in 30 seconds.' },
      ]),
    ),
  play: sendTo('9876543210'),
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(answerFailure(sendOtp, 500)),
  play: sendTo('9876543210'),
};

export const OneWay: Story = {
  beforeEach: ({ msw }) =>
    msw.use(answer(getLoginWays, { status: 'SUCCESS', data: { social: [], password: false } })),
};

export const WaysOnTheirWay: Story = { beforeEach: ({ msw }) => msw.use(answerNever(getLoginWays)) };

export const LongProvider: Story = {
  globals: { viewport: { value: 'narrow320' } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getLoginWays, {
        status: 'SUCCESS',
        data: {
          social: [{ source: 'Gmail', name: 'Venkatanarasimharajuvaripeta Accounts' }],
          password: true,
        },
      }),
    ),
};

export const ProviderUnreachable: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answerFailure(startSocialLogin, 424, [
        {
          code: 'SOCIAL_UNREACHABLE',
          displayMsg: 'We cannot reach Google at the moment. Try again in a minute, or log in with a code.',
        },
      ]),
    ),
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Continue with Google' })),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone360: Story = { globals: { viewport: { value: 'phone360' } } };

export const Wide1280: Story = { globals: { viewport: { value: 'wide1280' } } };
