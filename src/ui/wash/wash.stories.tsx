import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-helpers/row.tsx';
import { type WashName, washProps } from './wash.ts';

const washes: readonly WashName[] = ['ember', 'leaf', 'dusk', 'cream'];

function Washes({ withPicture = false }: { withPicture?: boolean }) {
  return (
    <Row stacked>
      {washes.map((wash) => (
        <div key={wash} {...washProps(wash, { withPicture })}>
          <h3>{wash}</h3>
          <p>
            Words on a wash, and <a href="#here">a link</a>.
          </p>
        </div>
      ))}
    </Row>
  );
}

const meta = { title: 'Design system/Wash', component: Washes } satisfies Meta<typeof Washes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moods: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

/** As dark or as light as the pictures that fade into them, in both themes. */
export const WithPictureInTheDark: Story = { args: { withPicture: true }, globals: { theme: 'dark' } };
