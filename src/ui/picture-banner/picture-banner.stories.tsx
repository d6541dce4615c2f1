import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureBanner } from './picture-banner.tsx';
import styles from './picture-banner.stories.module.css';

const meta = {
  title: 'Design system/PictureBanner',
  component: PictureBanner,
  parameters: { frame: 'page' },
  args: {
    heading: 'Dough that rests for two days',
    text: 'Flour, water, salt, yeast, and time.',
    picture: 'banner-hygiene',
    pictureSide: 'end',
    link: { href: '/info/our-story', label: 'How we bake' },
    className: styles.wash,
  },
} satisfies Meta<typeof PictureBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PictureAtTheEnd: Story = {};

export const PictureAtTheStart: Story = { args: { pictureSide: 'start', icon: 'clock' } };

export const WithoutPicture: Story = { args: { picture: undefined } };

export const UnderATitle: Story = { args: { title: 'Good to know' } };

export const LongText: Story = {
  args: {
    heading: 'Dough that rests for two whole days before anybody touches it again',
    text: 'Flour, water, salt and yeast, and then nothing but time, in a room that is kept at four degrees day and night.',
    link: { href: '/info/our-story', label: 'Read how our bakers make the dough, step by step' },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
