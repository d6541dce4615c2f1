import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Section } from '../section/section.tsx';
import { Page } from './page.tsx';

const meta = {
  title: 'Design system/Page',
  component: Page,
  parameters: { frame: 'page' },
  args: {
    children: (
      <>
        <Section title="Bestsellers">
          <Card>What most people come for</Card>
        </Section>
        <Section title="Everyday value">
          <Card>From ₹99</Card>
        </Section>
      </>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};

export const Narrow: Story = { args: { width: 'narrow' } };

export const WithAside: Story = { args: { aside: <Card>Your cart stands here on a wide screen</Card> } };

export const Dark: Story = { globals: { theme: 'dark' } };
