import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-helpers/row.tsx';
import { Button } from '../button/button.tsx';
import { Card } from './card.tsx';
import { AboveCardLink, CardLink } from './card-link.tsx';

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
          <CardLink href="/offers/tuesday">Two for one on Tuesdays</CardLink>
        </h3>
        <p>The whole card is the link, and the button keeps its own press.</p>
        <AboveCardLink>
          <Button variant="secondary" size="small">
            Terms
          </Button>
        </AboveCardLink>
      </Card>
    </Row>
  ),
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
