import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/button/button.tsx';
import { aStore, offlineStore } from '#src/features/place/testing/country.ts';
import { StoreCard } from './store-card.tsx';

const meta = {
  title: 'Restaurants/Store card',
  component: StoreCard,
  args: { store: aStore, orderType: 'P', action: <Button>Pick up here</Button> },
} satisfies Meta<typeof StoreCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Closed: Story = { args: { store: { ...aStore, isOpen: false } } };

export const TakesNoOrders: Story = { args: { store: offlineStore, action: undefined } };

export const InTheLocator: Story = { render: ({ store }) => <StoreCard store={store} selected /> };

export const Mine: Story = { args: { isMine: true, eta: 'Ready in about 20 min' } };

export const LongText: Story = {
  args: {
    store: {
      ...aStore,
      name: 'Sri Venkateswara Commercial Complex Outer Ring Road Junction',
      address: 'Shop 4 to 7, Ground Floor, opposite the old municipal corporation bus terminus',
    },
    note: 'You picked your last order up from here',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow320' } } };
