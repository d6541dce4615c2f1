import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import * as reading from '#registry/reading.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { prepareDocument } from '#registry/engine/prepare-document.ts';
import { Page } from '#src/ui/page/page.tsx';
import { EngineProvider } from '../engine/engine-provider.tsx';
import { widgetEngine } from '../engine/widget-engine.ts';
import { BottomBar, NavigationBar } from './navigation-bar.tsx';

const items = [
  { label: 'Home', icon: 'home', action: 'home' },
  { label: 'Menu', icon: 'utensils', action: 'menu' },
  { label: 'Offers', icon: 'offers', action: 'deals' },
  { label: 'Cart', icon: 'cart', action: 'cart', badge: 'cart-count' },
  { label: 'Profile', icon: 'profile', action: 'profile' },
];

/** The document that the app prepares from a reply with these items. */
function documentOf(list: readonly { action: string; [prop: string]: string }[]) {
  const place = 'bottom-navigation';
  const nodes = list.map(({ action, ...props }) => ({
    id: action,
    type: 'bottom-item',
    version: 1,
    props,
    link: { action },
  }));
  return prepareDocument(
    { document: place, version: 'story', place, nodes },
    { ...reading, contract: widgetEngine.contract },
  );
}

const meta = {
  title: 'App/Navigation bars',
  component: BottomBar,
  parameters: {
    frame: 'page',
    path: '/menu',
    events: [addProduct({ productId: 'PIZ1', name: 'Margherita', price: 19900, foodType: 0 })],
  },
  args: { document: documentOf(items) },
  loaders: [() => widgetEngine.view('bottom-item').then(() => ({}))],
  decorators: [
    (Story) => (
      <EngineProvider renderedAt={0}>
        <Story />
      </EngineProvider>
    ),
  ],
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone360' } };

export const Bottom: Story = { globals: phone };

export const BottomDark: Story = { globals: { ...phone, theme: 'dark' } };

export const BottomLongText: Story = {
  args: { document: documentOf(items.map((item) => ({ ...item, label: `${item.label} & more` }))) },
  globals: phone,
};

const atTop = ({ document }: ComponentProps<typeof BottomBar>) => (
  <Page>
    <NavigationBar document={document} at="top" />
  </Page>
);

export const Top: Story = { render: atTop };

export const TopDark: Story = { render: atTop, globals: { theme: 'dark' } };
