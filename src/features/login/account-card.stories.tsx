import type { Meta, StoryObj } from '@storybook/react-vite';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { AccountCard } from './account-card.tsx';

const login = (names: object) =>
  loggedIn({
    attributes: { userId: 'user-7', mobile: '9876543210', ...names },
    credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
    loginType: 'OTP',
  });

const meta = {
  title: 'Login/Account',
  component: AccountCard,
  parameters: { events: [login({ firstName: 'Asha', lastName: 'Menon' })] },
} satisfies Meta<typeof AccountCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {};

export const WithoutName: Story = { parameters: { events: [login({})] } };

export const LongName: Story = {
  parameters: { events: [login({ firstName: 'Venkatanarasimharajuvaripeta Subrahmanya' })] },
};

export const Dark: Story = { globals: { theme: 'dark' } };
