import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-helpers/row.tsx';
import { coverClass } from '../cover/cover.ts';
import { Link } from '../link/link.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Design system/Card',
  component: Card,
  args: { children: 'Hot in 28 minutes' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Row stacked>
      <Card>
        <h3>Surface</h3>
        <p>Lines of an order, a bill, an address.</p>
      </Card>
      <Card tone="wash">
        <h3>Wash</h3>
        <p>A quiet piece of good news.</p>
      </Card>
      <Card tone="outline">
        <h3>Outline</h3>
        <p>Something beside the point.</p>
      </Card>
      <Card interactive>
        <h3>
          <Link href="/offers/tuesday" className={coverClass()}>
            Two for one on Tuesdays
          </Link>
        </h3>
        <p>The whole card is the link.</p>
      </Card>
    </Row>
  ),
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
