import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { WidgetContract } from '#schemas/contract.ts';
import { documentsTexts } from '#src/config/texts/documents.ts';
import { preloadViews } from '../engine/registry.ts';
import { allContracts, Gallery } from './gallery.tsx';
import { storyEngine } from './story-engine.tsx';
import { longestProps, picturelessProps } from './strain.ts';

// The same checks for every kind of node: they apply to each contract that is listed in schemas/contracts.ts.
// That axe finds nothing and that no page is wider than its screen holds for every story (.storybook/preview.tsx).

const exampleOf = ({ example }: WidgetContract) => ({ props: example });
const withContent = ({ type }: WidgetContract) => ({ contentUrl: `/content/${type}` });
const withOldVersions = allContracts.filter(({ migrations }) => migrations.length > 0);
const never = () => new Promise<never>(() => {});

const meta: Meta<typeof Gallery> = {
  title: 'Registry/Conformance',
  component: Gallery,
  parameters: { frame: 'page' },
  loaders: [() => preloadViews(storyEngine, storyEngine.types).then(() => ({}))],
  args: { nodeOf: exampleOf },
};

export default meta;
type Story = StoryObj<typeof Gallery>;
type Play = NonNullable<Story['play']>;

function frames(canvas: HTMLElement): { type: string; frame: HTMLElement }[] {
  return [...canvas.querySelectorAll<HTMLElement>('[data-widget]')].map((frame) => ({
    type: frame.dataset.widget ?? '',
    frame,
  }));
}

/** No card with a fault for authors, and nothing that is wider than its frame. */
const eachIsWhole: Play = async ({ canvasElement, step }) => {
  for (const { type, frame } of frames(canvasElement)) {
    await step(type, async () => {
      await expect(frame.querySelector('[data-node]'), type).not.toBeNull();
      await expect(frame.querySelector('[role="note"]')?.textContent, type).toBeUndefined();
      await expect(frame.scrollWidth, `width of ${type}`).toBeLessThanOrEqual(frame.clientWidth);
    });
  }
};

export const Examples: Story = { play: eachIsWhole };

export const ExamplesDark: Story = { play: eachIsWhole, globals: { theme: 'dark' } };

export const ExamplesAt320: Story = { play: eachIsWhole, globals: { viewport: { value: 'narrow320' } } };

export const LongestTexts: Story = {
  args: { nodeOf: (contract) => ({ props: longestProps(contract) }) },
  play: eachIsWhole,
};

export const LongestTextsAt320: Story = { ...LongestTexts, globals: { viewport: { value: 'narrow320' } } };

export const LongestTextsDark: Story = {
  ...LongestTexts,
  globals: { theme: 'dark', viewport: { value: 'phone360' } },
};

export const WithoutPictures: Story = {
  args: { nodeOf: (contract) => ({ props: picturelessProps(contract) }) },
  play: eachIsWhole,
};

export const OldVersions: Story = {
  args: {
    of: withOldVersions,
    nodeOf: ({ oldExamples }) => ({ version: 1, props: oldExamples?.[1] }),
  },
  play: eachIsWhole,
};

/** Every link, button and field is reached with the Tab key or, inside a group, with the arrows. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const wanted = [
      ...canvasElement.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), select, textarea'),
    ];
    const missed = new Set(wanted.filter((element) => element.tabIndex >= 0 && element.checkVisibility()));
    await expect(missed.size).toBeGreaterThan(0);
    for (let presses = missed.size * 2; presses > 0 && missed.size > 0; presses--) {
      await userEvent.tab();
      if (document.activeElement instanceof HTMLElement) missed.delete(document.activeElement);
    }
    await expect([...missed].map((element) => element.outerHTML.slice(0, 120))).toEqual([]);
  },
};

/** The space that a node needs is reserved while its content is loading. */
export const ContentLoading: Story = {
  args: { nodeOf: withContent, fetchContent: never },
  play: async ({ canvasElement }) => {
    for (const { type, frame } of frames(canvasElement)) {
      const { reservedHeight } = allContracts.find((contract) => contract.type === type) ?? {
        reservedHeight: 0,
      };
      const place = frame.querySelector('[data-node]');
      await expect(place?.getBoundingClientRect().height, type).toBeGreaterThanOrEqual(reservedHeight);
    }
  },
};

export const ContentFailing: Story = {
  args: { nodeOf: withContent, fetchContent: () => Promise.reject(new Error('No connection.')) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(async () => {
      const retries = canvas.queryAllByRole('button', { name: documentsTexts.tryAgain });
      await expect(retries.length).toBe(frames(canvasElement).length);
    });
  },
};

/** A reply without content: customers see nothing, authors a card with the reason. */
export const ContentEmpty: Story = {
  args: { nodeOf: withContent, fetchContent: () => Promise.resolve(null) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryAllByRole('note').length).toBe(frames(canvasElement).length));
  },
};

export const UnknownType: Story = {
  args: { of: allContracts.slice(0, 1), nodeOf: () => ({ id: 'gone', type: 'from-the-future', props: {} }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent('from-the-future');
  },
};
