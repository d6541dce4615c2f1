import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { getFavouriteProducts } from '#schemas/api/favourites.ts';
import { atShop, fixtureMenu, menuFailing } from '#src/features/customise/testing/menu-stories.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { Screen } from './favourites-screen.tsx';

const login = loggedIn({
  attributes: { userId: 'user-7' },
  credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  loginType: 'OTP',
});
const favourites = (...productIds: string[]) =>
  answer(getFavouriteProducts, { status: 'SUCCESS', productIds });

const meta = {
  title: 'Screens/Favourites',
  component: Screen,
  parameters: { frame: 'page', path: '/favourites', events: [...atShop, login] },
  beforeEach: ({ msw }) => msw.use(fixtureMenu, favourites('CHK2', 'PIZ1', 'PIZ10', 'GONE1')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

export const Some: Story = {};

export const Empty: Story = { beforeEach: ({ msw }) => msw.use(favourites()) };

export const NoneSoldHere: Story = { beforeEach: ({ msw }) => msw.use(favourites('GONE1')) };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(answerNever(getFavouriteProducts)) };

export const Failing: Story = { beforeEach: ({ msw }) => msw.use(answerFailure(getFavouriteProducts, 500)) };

export const MenuFailing: Story = { ...menuFailing };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone360: Story = { globals: { viewport: { value: 'phone360' } } };

export const Wide1280: Story = { globals: { viewport: { value: 'wide1280' } } };
