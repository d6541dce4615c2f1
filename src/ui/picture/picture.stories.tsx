import type { Meta, StoryObj } from '@storybook/react-vite';
import { PICTURES } from '../pictures/pictures.ts';
import { PICTURE_SIZES, type PictureKind } from '../pictures/sizes.ts';
import { fromTablet } from '../screen-widths.ts';
import { Row } from '../story-helpers/row.tsx';
import styles from './picture.stories.module.css';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Design system/Picture',
  component: Picture,
  args: {
    id: 'pizza-margherita',
    kind: 'product',
    alt: 'Margherita pizza with basil',
    sizes: `${fromTablet} 320px, 80vw`,
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {};

export const Missing: Story = { args: { id: 'no-such-picture', alt: 'A picture that is not there' } };

export const Dark: Story = { globals: { theme: 'dark' } };

const kinds = Object.keys(PICTURE_SIZES) as PictureKind[];

/** Every picture, under the id by which documents name it. */
export const All: Story = {
  render: () => (
    <Row stacked>
      {kinds.map((kind) => (
        <section key={kind}>
          <h2>{kind}</h2>
          <Row>
            {PICTURES.filter((picture) => picture.kind === kind).map(({ id }) => (
              <figure key={id} className={styles.figure}>
                <Picture id={id} kind={kind} alt="" sizes="160px" />
                <figcaption>{id}</figcaption>
              </figure>
            ))}
          </Row>
        </section>
      ))}
    </Row>
  ),
};
