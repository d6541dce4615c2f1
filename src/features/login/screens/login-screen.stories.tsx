import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answerFailure, answerNever } from '#registry/story/answer.ts';
import { sendOtp } from '#schemas/api/login.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { Screen } from './login-screen.tsx';

const meta = {
  title: 'Screens/Login',
  component: Screen,
  parameters: { frame: 'page', path: '/login?redirectUrl=%2Fcart', events: [appStarted()] },
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

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone360: Story = { globals: { viewport: { value: 'phone360' } } };

export const Wide1280: Story = { globals: { viewport: { value: 'wide1280' } } };
