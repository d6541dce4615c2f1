import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CategoryBar } from './category-bar.tsx';

const names = [
  'Bestsellers',
  'Daily essentials',
  'Veg pizza',
  'Non-veg pizza',
  'Burgers and sandwiches',
  'Rice bowls and wraps',
  'Combos',
];

const meta = {
  title: 'Menu/Category bar',
  component: CategoryBar,
  parameters: { path: '/menu' },
  globals: { viewport: { value: 'phone360' } },
  args: {
    groups: names.map((name) => ({ id: name, slug: name, name, cards: [], count: 4 })),
    onOpen: () => {},
  },
} satisfies Meta<typeof CategoryBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

/** Each item that the keyboard focuses is visible, from one end of the bar to the other and back. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    const isInSight = ({ left, right }: DOMRect) => left >= 0 && right <= window.innerWidth;
    const focused = async (link: HTMLElement) => {
      await expect(link).toHaveFocus();
      await waitFor(() => expect(isInSight(link.getBoundingClientRect())).toBe(true));
    };
    for (const link of links) {
      await userEvent.tab();
      await focused(link);
    }
    for (const link of links.slice(0, -1).reverse()) {
      await userEvent.tab({ shift: true });
      await focused(link);
    }
  },
};
