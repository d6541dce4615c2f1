import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { forgotPassword, passwordLogin, preLogin } from '#schemas/api/signin.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { codeWasSent } from '../testing/code-was-sent.ts';
import { Screen } from './password-screen.tsx';

const announced = answer(preLogin, { status: 'SUCCESS', data: {} });

const meta = {
  title: 'Screens/Password login',
  component: Screen,
  parameters: { frame: 'page', path: '/password?redirectUrl=%2Fcart', events: [appStarted()] },
  beforeEach: ({ msw }) => msw.use(announced),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

const forgot = { path: '/forgotPassword?redirectUrl=%2Fcart' };

const enter: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.type(page.getByRole('textbox', { name: 'Mobile number' }), '9876543210');
  await userEvent.type(page.getByLabelText('Password'), '123456');
  await userEvent.click(page.getByRole('button', { name: 'Log in' }));
};

const wrong = answerFailure(passwordLogin, 400, [
  {
    code: 'PASSWORD_WRONG',
    displayMsg:
      'This mobile number and this password do not fit. Check both, or have a new password texted to you.',
  },
]);

export const Empty: Story = {};

export const Faults: Story = {
  play: async ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Log in' })),
};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Password'), '123456');
    await userEvent.click(page.getByRole('button', { name: 'Show the password' }));
  },
};

export const Checking: Story = {
  beforeEach: ({ msw }) => msw.use(answerNever(passwordLogin)),
  play: enter,
};

export const Wrong: Story = { beforeEach: ({ msw }) => msw.use(wrong), play: enter };

export const TooOften: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answerFailure(preLogin, 429, [
        {
          code: 'TOO_MANY_REQUESTS',
          displayMsg:
            'A wrong password was entered too often. Log in with a code, or try again in 58 minutes.',
        },
      ]),
    ),
  play: enter,
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(answerFailure(passwordLogin, 500)),
  play: async (context) => {
    await enter(context);
    await within(context.canvasElement).findByRole('alert');
  },
};

export const BeforeTheStart: Story = { parameters: { events: [] } };

export const NewPassword: Story = { parameters: forgot };

export const NewPasswordBeforeTheStart: Story = { parameters: { ...forgot, events: [] } };

export const NewPasswordFailing: Story = {
  parameters: forgot,
  beforeEach: ({ msw }) =>
    msw.use(
      answerFailure(forgotPassword, 424, [
        {
          code: 'SMS_NOT_SENT',
          displayMsg: 'We could not send the code. Please try again in a moment.',
        },
      ]),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: 'Mobile number' }), '9876543210');
    await userEvent.click(page.getByRole('button', { name: 'Text me a password' }));
  },
};

export const Texted: Story = { parameters: forgot, decorators: [codeWasSent(0, 'password')] };

export const TextedWrong: Story = {
  parameters: forgot,
  decorators: [codeWasSent(0, 'password')],
  beforeEach: ({ msw }) => msw.use(wrong),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: '6-digit password' }), '123456');
    await userEvent.click(page.getByRole('button', { name: 'Log in' }));
  },
};

export const BackAsCustomer: Story = {
  parameters: {
    events: [
      loggedIn({
        attributes: { userId: 'user-8', mobile: '9876543210' },
        credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
        loginType: 'password',
      }),
      appStarted(),
    ],
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(wrong),
  play: enter,
};

export const TextedDark: Story = {
  globals: { theme: 'dark' },
  parameters: forgot,
  decorators: [codeWasSent(60, 'password')],
};

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow320' } },
  beforeEach: ({ msw }) => msw.use(wrong),
  play: enter,
};

export const Wide1280: Story = { globals: { viewport: { value: 'wide1280' } } };
