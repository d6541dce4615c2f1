import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Page } from '../page/page.tsx';
import { Wordmark } from '../wordmark/wordmark.tsx';
import { TopBar, TopBarLine, TopBarTitle } from './top-bar.tsx';
import { TopBarNav } from './top-bar-nav.tsx';

const meta = {
  title: 'Design system/TopBar',
  component: TopBar,
  parameters: { room: 'page' },
  args: {
    children: <TopBarLine label="Delivery to" value="Home · Indiranagar" onPress={() => {}} />,
    leading: <IconButton icon="menu" label="Menu" />,
    trailing: <IconButton icon="search" label="Search the menu" />,
  },
  render: (args) => (
    <>
      <TopBar {...args} />
      <Page>
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>Scroll on: the bar grows slimmer and the text does not jump.</p>
        ))}
      </Page>
    </>
  ),
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Place: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Title: Story = {
  args: {
    children: <TopBarTitle>Your orders</TopBarTitle>,
    leading: <IconButton icon="chevron-left" label="Back" />,
  },
};

export const Wide: Story = {
  args: {
    leading: <Wordmark name="Oven & Salt" />,
    nav: (
      <TopBarNav
        label="Pages"
        items={[
          { id: 'menu', label: 'Menu', icon: 'utensils', href: '/menu', current: true },
          { id: 'offers', label: 'Offers', icon: 'offers', href: '/offers' },
          { id: 'orders', label: 'Orders', icon: 'orders', href: '/orders', count: 1 },
        ]}
      />
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <TopBarLine
        label="Takeaway from the store at"
        value="Forum South Bengaluru Mall, Kanakapura Main Road, Konanakunte"
        onPress={() => {}}
      />
    ),
  },
};
