import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Page } from '../page/page.tsx';
import { Section } from '../section/section.tsx';
import { Rail } from './rail.tsx';

const meta = {
  title: 'Design system/Rail',
  component: Rail,
  parameters: { frame: 'page' },
  args: { label: 'Bestsellers', children: null },
} satisfies Meta<typeof Rail>;

export default meta;
type Story = StoryObj<typeof meta>;

function Bestsellers({ count }: { count: number }) {
  return (
    <Page>
      <Section title="Bestsellers">
        <Rail label="Bestsellers: products" itemWidth="160px">
          {Array.from({ length: count }, (_, number) => (
            <Card key={number}>
              <h3>Dish {number + 1}</h3>
              <p>From ₹149</p>
            </Card>
          ))}
        </Rail>
      </Section>
    </Page>
  );
}

export const More: Story = { render: () => <Bestsellers count={14} /> };

export const FewThatFit: Story = { render: () => <Bestsellers count={2} /> };

function FewerAfterAPress() {
  const [count, setCount] = useState(14);
  return (
    <>
      <Button onClick={() => setCount(2)}>Leave two</Button>
      <Bestsellers count={count} />
    </>
  );
}

/** When items are taken out and the others fit, nothing says that there are more. */
export const FewerLater: Story = {
  render: () => <FewerAfterAPress />,
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByRole('region', { name: 'Bestsellers: products' });
    await expect(scroller).toHaveAttribute('data-after');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave two' }));
    await expect(scroller).not.toHaveAttribute('data-after');
  },
};

export const Dark: Story = { render: () => <Bestsellers count={14} />, globals: { theme: 'dark' } };
