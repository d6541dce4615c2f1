import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Link } from '../link/link.tsx';
import { Page } from '../page/page.tsx';
import { Wordmark } from '../wordmark/wordmark.tsx';
import { TopBar, TopBarLine, TopBarTitle } from './top-bar.tsx';

const meta = {
  title: 'Design system/TopBar',
  component: TopBar,
  parameters: { frame: 'page' },
  args: {
    children: <TopBarLine href="/locationSelection" label="Delivery to" value="Home · Indiranagar" />,
    leading: <IconButton icon="menu" label="Menu" />,
    trailing: <IconButton icon="search" label="Search the menu" />,
  },
  render: (args) => (
    <>
      <TopBar {...args} />
      <Page>
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>Scroll on: the bar grows slimmer and the text does not jump.</p>
        ))}
      </Page>
    </>
  ),
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Place: Story = {};

const far = 'Home · Sri Venkateswara Commercial Complex, Outer Ring Road Junction';

/** The note has a place of its own, which no name takes. */
export const WithNote: Story = {
  args: {
    children: (
      <TopBarLine href="/locationSelection" label="Delivery to" value={far} note="about 30 min · 1.2 km" />
    ),
  },
};

/** Slim when the page is scrolled, tall only at the very top: small movements in between cause no flicker. */
export const Scrolled: Story = {
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByRole('banner');
    const isSlim = () => bar.hasAttribute('data-condensed');
    for (const [top, slim] of [
      [200, true],
      [12, true],
      [0, false],
      [12, false],
      [200, true],
    ] as const) {
      window.scrollTo({ top, behavior: 'instant' });
      // The observer reports in the frame after the next one.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      await waitFor(() => expect(isSlim()).toBe(slim));
    }
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Title: Story = {
  args: {
    children: <TopBarTitle>Your orders</TopBarTitle>,
    leading: <IconButton icon="chevron-left" label="Back" />,
  },
};

export const Wide: Story = {
  args: {
    leading: <Wordmark name="Oven & Salt" />,
    nav: (
      <nav aria-label="Pages">
        <Link href="/menu">Menu</Link> <Link href="/offers">Offers</Link>
      </nav>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <TopBarLine
        href="/locationSelection"
        label="Takeaway from the store at"
        value="Forum South Bengaluru Mall, Kanakapura Main Road, Konanakunte"
      />
    ),
  },
};
