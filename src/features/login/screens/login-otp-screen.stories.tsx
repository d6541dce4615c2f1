import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answerFailure, answerNever } from '#registry/story/answer.ts';
import { validateCode } from '#schemas/api/login.ts';
import { bucketKnown } from '#src/features/experiments/testing/bucket-known.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { codeWasSent } from '../testing/code-was-sent.ts';
import { Screen } from './login-otp-screen.tsx';

const meta = {
  title: 'Screens/Login code',
  component: Screen,
  parameters: { frame: 'page', path: '/login-otp?redirectUrl=%2Fcart', events: [appStarted()] },
  decorators: [codeWasSent()],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

/** Group A has the boxes. */
const inBoxes = { events: [bucketKnown('A'), appStarted()] };

const newCustomer = loggedIn({
  attributes: { userId: 'user-8', mobile: '9876543210' },
  credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  loginType: 'OTP',
});

const enter =
  (code: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: '6-digit code' }), code);
    if (code.length === 6) await userEvent.click(page.getByRole('button', { name: 'Verify' }));
  };

const refusing = answerFailure(validateCode, 400, [
  { code: 'CODE_WRONG', displayMsg: 'This code is not right. You have 4 tries left.' },
]);

export const Line: Story = {};

export const Boxes: Story = { parameters: inBoxes, play: enter('123') };

export const MayAskAgain: Story = { decorators: [codeWasSent(60)] };

export const Checking: Story = {
  beforeEach: ({ msw }) => msw.use(answerNever(validateCode)),
  play: enter('123456'),
};

export const WrongCode: Story = {
  beforeEach: ({ msw }) => msw.use(refusing),
  play: enter('123456'),
};

export const WrongCodeInBoxes: Story = {
  parameters: inBoxes,
  beforeEach: ({ msw }) => msw.use(refusing),
  play: enter('123456'),
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(answerFailure(validateCode, 500)),
  play: enter('123456'),
};

export const BeforeTheStart: Story = { parameters: { events: [] } };

export const NewCustomer: Story = { parameters: { events: [newCustomer, appStarted()] } };

export const NewCustomerFaults: Story = {
  parameters: { events: [newCustomer, appStarted()] },
  play: async ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Save and go on' })),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const BoxesDark: Story = {
  globals: { theme: 'dark' },
  parameters: inBoxes,
  beforeEach: ({ msw }) => msw.use(refusing),
  play: enter('123456'),
};

export const Phone360: Story = { globals: { viewport: { value: 'phone360' } } };

export const Wide1280: Story = { globals: { viewport: { value: 'wide1280' } } };
