import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { menuGroups } from '#src/features/menu/menu-groups.ts';
import { sampleMenu } from '#src/features/menu/testing/sample-menu.ts';
import { GroupJump } from './group-jump.tsx';

const groups = menuGroups(sampleMenu, { favourites: [], vegOnly: false });

const meta = {
  title: 'Menu/Jump to a category',
  component: GroupJump,
  args: { groups, onOpen: fn() },
  parameters: { frame: 'page', path: '/menu' },
  globals: { viewport: { value: 'phone360' } },
} satisfies Meta<typeof GroupJump>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Dark: Story = { globals: { ...meta.globals, theme: 'dark' } };

export const Open: Story = {
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: /^Menu/ }));
    // The sheet is a part that loads late: the first time it takes a moment.
    await page.findByRole('dialog', { name: 'Categories' }, { timeout: 15_000 });
  },
};

export const OpenDark: Story = { ...Open, globals: { ...meta.globals, theme: 'dark' } };

/** More categories than fit, with long names, on the narrowest screen. */
export const Long: Story = {
  ...Open,
  globals: { viewport: { value: 'narrow320' } },
  args: {
    groups: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      slug: `group-${index}`,
      name: `Vegetarian pizzas from the stone oven, part ${index + 1}`,
      cards: [],
      count: index + 1,
    })),
  },
};
