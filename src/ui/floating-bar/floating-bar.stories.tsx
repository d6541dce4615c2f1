import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '../button/button-link.tsx';
import { Price } from '../price/price.tsx';
import { FloatingBar } from './floating-bar.tsx';

const meta = {
  title: 'Design system/FloatingBar',
  component: FloatingBar,
  parameters: { frame: 'page' },
  args: {
    label: 'Cart',
    children: (
      <>
        <span>
          3 items · <Price paise={124900} />
        </span>
        <ButtonLink href="/cart">View cart</ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof FloatingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {};

/** A bar of several lines: what is scrolled to stands above all of it, and the end of the page too. */
export const AboveIt: Story = {
  args: {
    label: 'Total',
    children: (
      <div>
        {['872 kcal · Serves 1', 'Contains milk, gluten, mustard.', 'Prices include GST.', 'Add · ₹349'].map(
          (line) => (
            <p key={line}>{line}</p>
          ),
        )}
      </div>
    ),
  },
  render: (args) => (
    <>
      {Array.from({ length: 40 }, (_, row) => (
        <p key={row}>
          <button type="button" style={{ minHeight: 44 }}>
            Topping {row + 1}
          </button>
        </p>
      ))}
      <FloatingBar {...args} />
    </>
  ),
  async play({ canvas, step }) {
    const bar = canvas.getByRole('region', { name: 'Total' });
    const topOfBar = () => window.innerHeight - bar.offsetHeight;
    await waitFor(() => expect(document.documentElement.style.scrollPaddingBlockEnd).not.toBe(''));
    for (const name of ['Topping 30', 'Topping 40'])
      await step(name, async () => {
        const button = canvas.getByRole('button', { name });
        window.scrollTo({ top: 0, behavior: 'instant' });
        button.scrollIntoView({ block: 'end', behavior: 'instant' });
        await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(topOfBar());
      });
  },
};

/** On the menu a button stands above the bar, however high the bar is. */
export const BelowOthers: Story = {
  args: { ...AboveIt.args, above: 'bottom-bar', hiddenWhenWide: true },
  globals: { viewport: { value: 'phone360' } },
  render: (args) => (
    <>
      <div
        style={{
          position: 'fixed',
          insetInlineEnd: 16,
          bottom: 'calc(var(--bottom-bar) + var(--float-gap) + var(--floating-bar))',
        }}
      >
        <button type="button">Menu</button>
      </div>
      <FloatingBar {...args} />
    </>
  ),
  async play({ canvas }) {
    const bottomOf = () => canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect().bottom;
    const bar = canvas.getByRole('region', { name: 'Total' });
    await expect(bar.offsetHeight).toBeGreaterThan(64);
    await waitFor(() => expect(bottomOf()).toBeLessThanOrEqual(bar.offsetTop));
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
