import type { Meta, StoryObj } from '@storybook/react-vite';
import { vegOnlyChosen } from './menu-slice.ts';
import { VegOnlyNote } from './veg-only-note.tsx';

const meta = {
  title: 'Menu/Veg-only note',
  component: VegOnlyNote,
  parameters: { frame: 'page', events: [vegOnlyChosen(true)] },
} satisfies Meta<typeof VegOnlyNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const On: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };
