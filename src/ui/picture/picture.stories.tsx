import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Design system/Picture',
  component: Picture,
  args: {
    id: 'margherita',
    kind: 'product',
    alt: 'Margherita pizza with basil',
    sizes: '(min-width: 768px) 320px, 80vw',
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {};

export const Missing: Story = { args: { id: 'no-such-picture', alt: 'A picture that is not there' } };

export const Dark: Story = { globals: { theme: 'dark' } };
