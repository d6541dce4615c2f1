import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Page } from '../page/page.tsx';
import { Carousel } from './carousel.tsx';

const meta = {
  title: 'Design system/Carousel',
  component: Carousel,
  parameters: { frame: 'page' },
  args: {
    label: 'Offers',
    children: ['Two for one on Tuesdays', 'Free garlic bread above ₹499', 'A tub of wings for the match'].map(
      (offer) => (
        <Card key={offer} tone="wash">
          <h2>{offer}</h2>
          <p>Until Sunday, at your store and at home.</p>
        </Card>
      ),
    ),
  },
  render: (args) => (
    <Page>
      <Carousel {...args} />
    </Page>
  ),
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Slides: Story = {};

export const AutoPlay: Story = { args: { autoPlay: true } };

export const OneSlide: Story = {
  args: { children: <Card tone="wash">Alone, so without dots and arrows</Card> },
};

export const Dark: Story = { globals: { theme: 'dark' } };
