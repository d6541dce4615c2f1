import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answer } from '#registry/story/answer.ts';
import { getMenu } from '#schemas/api/catalog.ts';
import { menuReply } from '#src/features/customise/testing/menu-fixture.ts';
import {
  atShop,
  freshVisit,
  menuFailing,
  menuLoading,
} from '#src/features/customise/testing/menu-stories.ts';
import { vegOnlyChosen } from '#src/features/menu/menu-slice.ts';
import { Screen } from './edv-screen.tsx';

const meta = {
  title: 'Screens/Everyday value',
  component: Screen,
  parameters: { frame: 'page', path: '/edv', events: atShop },
  beforeEach: freshVisit,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

export const NothingPicked: Story = {};

export const TooFew: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pick Little Corn' }));
    await expect(canvas.getByRole('button', { name: 'Add 1 item · ₹99' })).toBeDisabled();
  },
};

export const Enough: Story = {
  play: async (context) => {
    await TooFew.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pick Chicken strips' }));
    await expect(canvas.getByRole('button', { name: 'Add 2 items · ₹208' })).toBeEnabled();
  },
};

/** The bar has been removed; the cards behind it take no taps for a moment. */
export const Added: Story = {
  play: async (context) => {
    await Enough.play?.(context);
    const canvas = within(context.canvasElement);
    const add = canvas.getByRole('button', { name: 'Add 2 items · ₹208' });
    // The bar takes no taps for a moment after it appears.
    await waitFor(() => expect(getComputedStyle(add).pointerEvents).not.toBe('none'));
    await userEvent.click(add);
    const list = canvas.getByRole('list', { name: 'Everyday value' });
    await waitFor(() => expect(getComputedStyle(list).animationDelay).toBe('0.4s'));
    await expect(getComputedStyle(list).animationFillMode).toBe('backwards');
  },
};

export const VegOnly: Story = { parameters: { events: [...atShop, vegOnlyChosen(true)] } };

export const NoneSold: Story = {
  beforeEach: ({ msw }) => {
    const catalog = menuReply.data.catalog.map((category) => ({
      ...category,
      products: category.products.filter(({ edv }) => !edv),
    }));
    msw.use(answer(getMenu, { ...menuReply, data: { ...menuReply.data, catalog } }));
  },
};

export const Loading: Story = { ...menuLoading };

export const Failing: Story = { ...menuFailing };

export const Dark: Story = { ...Enough, globals: { theme: 'dark' } };

export const Phone360: Story = { ...Enough, globals: { viewport: { value: 'phone360' } } };

export const Narrow320: Story = { ...Enough, globals: { viewport: { value: 'narrow320' } } };

export const Wide1280: Story = { globals: { viewport: { value: 'wide1280' } } };
