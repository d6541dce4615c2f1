import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { bucketKnown } from '#src/features/experiments/testing/bucket-known.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { LoginSheet } from './login-sheet.tsx';
import { codeWasSent } from './testing/code-was-sent.ts';
import { openWays } from './testing/open-ways.ts';

const meta = {
  title: 'Login/Sheet',
  component: LoginSheet,
  parameters: { frame: 'page', path: '/menu' },
  args: { screenName: 'favourites', onEnd: () => {} },
  beforeEach: ({ msw }) => msw.use(openWays),
} satisfies Meta<typeof LoginSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const newCustomer = loggedIn({
  attributes: { userId: 'user-8', mobile: '9876543210' },
  credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  loginType: 'OTP',
});

export const Number: Story = {};

export const Fault: Story = {
  play: async () => userEvent.click(await within(document.body).findByRole('button', { name: 'Send code' })),
};

export const Line: Story = { decorators: [codeWasSent()] };

export const Boxes: Story = {
  decorators: [codeWasSent()],
  parameters: { events: [bucketKnown('A')] },
};

const byPassword: NonNullable<Story['play']> = async () =>
  userEvent.click(await within(document.body).findByRole('button', { name: 'Log in with a password' }));

export const Password: Story = { play: byPassword };

export const NewPassword: Story = {
  play: async (context) => {
    await byPassword(context);
    await userEvent.click(within(document.body).getByRole('button', { name: 'Text me a new password' }));
  },
};

export const NewCustomer: Story = { parameters: { events: [newCustomer] } };

export const Dark: Story = { globals: { theme: 'dark' }, decorators: [codeWasSent()] };

export const Phone360: Story = { globals: { viewport: { value: 'phone360' } } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } }, play: byPassword };
