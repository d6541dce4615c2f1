import type { UnknownAction } from 'redux';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { deleteAddress, getAddresses } from '#schemas/api/addresses.ts';
import { placeEntered } from '#src/features/place/place-slice.ts';
import { aStore } from '#src/features/place/testing/country.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { ashaLoggedIn, guestCame, longAddress, savedHome, savedWork } from '../testing/people.ts';
import { Screen as AddressScreen } from './address-screen.tsx';
import { Screen as ChangeAddressScreen } from './change-address-screen.tsx';

function delivered(addressId: string | null, title: string): UnknownAction {
  const { address_id: _, ...given } = savedHome;
  const { latitude, longitude } = savedHome;
  return placeEntered({
    choice: { latitude, longitude, title, address: addressId === null ? given : savedHome },
    recent: {
      key: addressId ?? title,
      recent: { title, subtitle: 'Bengaluru, Karnataka 560038' },
      location: { address_id: addressId, latitude, longitude },
      deliveryType: 'DELIVERY',
    },
    store: aStore,
  });
}

const meta = {
  title: 'Screens/Addresses',
  component: AddressScreen,
  parameters: { frame: 'page', path: '/address', events: [ashaLoggedIn, appStarted()] },
  beforeEach({ msw }) {
    msw.use(
      answer(getAddresses, { status: 'SUCCESS', data: { addresses: [savedHome, savedWork, longAddress] } }),
      answerFailure(deleteAddress, 500),
    );
  },
} satisfies Meta<typeof AddressScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };

export const ChangeAddress: Story = {
  parameters: {
    path: '/changeAddress',
    events: [ashaLoggedIn, appStarted(), delivered('a1', 'Home · Indiranagar')],
  },
  render: () => <ChangeAddressScreen />,
};

export const ChangeAddressDark: Story = { ...ChangeAddress, globals: { theme: 'dark' } };

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(answer(getAddresses, { status: 'SUCCESS', data: { addresses: [] } }));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(answerNever(getAddresses));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(answerFailure(getAddresses, 500));
  },
};

export const Guest: Story = { parameters: { events: [guestCame, appStarted()] } };

export const GuestWithAddress: Story = {
  parameters: { events: [guestCame, appStarted(), delivered(null, 'Home · Indiranagar')] },
};

export const CouldNotBeDeleted: Story = {
  async play({ canvasElement }) {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Delete/ });
    await userEvent.click(first as HTMLElement);
    const dialog = within(within(document.body).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};
