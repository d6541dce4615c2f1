import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { getLanding } from '#schemas/api/catalog.ts';
import type { WidgetContract } from '#schemas/contract.ts';
import { headerNames } from '#schemas/header-names.ts';
import { bestsellers } from '#schemas/widgets/bestsellers.ts';
import { categoryGrid } from '#schemas/widgets/category-grid.ts';
import { favouriteBanner } from '#schemas/widgets/favourite-banner.ts';
import { heroCarousel } from '#schemas/widgets/hero-carousel.ts';
import { hygieneBanner } from '#schemas/widgets/hygiene-banner.ts';
import { notice } from '#schemas/widgets/notice.ts';
import { offersRail } from '#schemas/widgets/offers-rail.ts';
import { orderTypes } from '#schemas/widgets/order-types.ts';
import { storyBlock } from '#schemas/widgets/story-block.ts';
import { vegOnlyChosen } from '#src/features/menu/menu-slice.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { Screen } from './home-screen.tsx';

const nodeOf = ({ type, example }: WidgetContract, more: object = {}) => ({
  id: type,
  type,
  props: example as Record<string, unknown>,
  ...more,
});

const sent = (widgets: readonly object[]) => ({ status: 'SUCCESS', data: { version: '1', widgets } });

const landing = (...widgets: ReturnType<typeof nodeOf>[]) =>
  answer(getLanding, { status: 'SUCCESS', data: { version: '1', widgets } });

const whole = [
  nodeOf(orderTypes),
  nodeOf(heroCarousel),
  nodeOf(categoryGrid, { title: 'What are you hungry for?' }),
  nodeOf(bestsellers, { title: 'Bestsellers' }),
  nodeOf(offersRail, { title: 'Offers' }),
  nodeOf(hygieneBanner),
  nodeOf(favouriteBanner),
  nodeOf(storyBlock),
];

const meta = {
  title: 'Screens/Home',
  component: Screen,
  parameters: { frame: 'page', path: '/', events: [appStarted()] },
  beforeEach: ({ msw }) => {
    msw.use(landing(...whole));
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Bestsellers' });
    // What is far below is drawn when it comes near.
    await expect(await canvas.findByRole('heading', { name: storyBlock.example.heading })).toBeVisible();
  },
};

/** Every node of the document is for somebody else, or not for now. */
export const NothingForCustomer: Story = {
  beforeEach: ({ msw }) => {
    // The server says that it chose the nodes by whom they are for; an empty reply without this is a failure.
    const headers = { vary: headerNames.deliveryType };
    msw.use(http.get('*/widget', () => HttpResponse.json(sent([]), { headers })));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Nothing special on this page for your order' });
    await expect(canvas.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/menu');
  },
};

/** What shows meat is hidden. The offer of a dish goes; the notice stays. */
export const VegOnly: Story = {
  parameters: { events: [appStarted(), vegOnlyChosen(true)] },
  beforeEach: ({ msw }) => {
    msw.use(landing(nodeOf(favouriteBanner, { nonVeg: true }), nodeOf(notice)));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(notice.example.text);
    await expect(canvas.queryByText(favouriteBanner.example.heading)).toBeNull();
  },
};

/** A later version of the shop wrote two of the nodes: they are left out, and nothing else. */
export const FromALaterVersion: Story = {
  beforeEach: ({ msw }) => {
    const widgets = [
      nodeOf(notice),
      { id: 'later-kind', type: 'hologram', props: {} },
      nodeOf(hygieneBanner, { when: { moonPhase: 'full' } }),
    ];
    // Not by `answer`, which takes what this version knows.
    msw.use(http.get('*/widget', () => HttpResponse.json(sent(widgets))));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(notice.example.text);
    await expect(canvas.queryByText(hygieneBanner.example.heading)).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(answerNever(getLanding));
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => {
    msw.use(answerFailure(getLanding, 503));
  },
};

/** It fails first, and comes when the customer tries again. */
export const Recovered: Story = {
  beforeEach: ({ msw }) => {
    msw.use(answerFailure(getLanding, 503));
  },
  play: async ({ canvasElement, msw }) => {
    const canvas = within(canvasElement);
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('heading', { name: 'The kitchen did not answer' })).toBeVisible();
    msw.use(landing(...whole));
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', { name: 'Bestsellers' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone360: Story = { globals: { viewport: { value: 'phone360' } } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };

export const Wide1280: Story = { globals: { viewport: { value: 'wide1280' } } };
