import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Section } from './section.tsx';

const meta = {
  title: 'Design system/Section',
  component: Section,
  args: { title: 'Bestsellers', children: <Card>What most people come for</Card> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithSeeAll: Story = { args: { seeAllHref: '/menu', subtitle: 'What most people come for' } };

export const Dark: Story = { args: { seeAllHref: '/menu' }, globals: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    title: 'Everything that comes out of the wood oven between noon and midnight on a Sunday',
    seeAllHref: '/menu',
    seeAllLabel: 'See the whole of the menu',
  },
};
