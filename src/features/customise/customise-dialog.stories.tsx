import type { Meta, StoryObj } from '@storybook/react-vite';
import { CustomiseDialog } from './customise-dialog.tsx';
import { atShop, freshVisit } from './testing/menu-stories.ts';

const meta = {
  title: 'Screens/Customise dialog',
  component: CustomiseDialog,
  args: { target: { productId: 'PIZ1' } },
  parameters: { frame: 'page', path: '/menu', events: atShop },
  globals: { viewport: { value: 'wide1280' } },
  beforeEach: freshVisit,
} satisfies Meta<typeof CustomiseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OverTheMenu: Story = {};

export const Combo: Story = { args: { target: { productId: 'COM1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

/** A window that was narrowed while the dialog was open. */
export const Phone360: Story = { globals: { viewport: { value: 'phone360' } } };
