import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-helpers/row.tsx';
import { Price } from './price.tsx';

const meta = {
  title: 'Design system/Price',
  component: Price,
  args: { paise: 49900 },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Forms: Story = {
  render: () => (
    <Row>
      <Price paise={49900} size="small" />
      <Price paise={49950} />
      <Price paise={39900} wasPaise={49900} />
      <Price paise={12345600} size="large" />
      <Price paise={0} freeWhenZero />
    </Row>
  ),
};

export const Dark: Story = { ...Forms, globals: { theme: 'dark' } };
