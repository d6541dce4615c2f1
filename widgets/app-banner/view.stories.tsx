import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { appBanner } from '#schemas/widgets/app-banner.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';

type Input = WidgetInput<typeof appBanner>;
type Story = StoryObj<Input>;

/** The banner waits for its feature flag. */
const events = [
  pageConfigReceived({ ...defaultConfig, features: '{"features":[{"name":"app_banner","enabled":true}]}' }),
];

const meta = { title: 'Widgets/App banner', ...widgetMeta(appBanner) } satisfies Meta<Input>;

export default meta;

const example = widgetStory(appBanner);

export const Example: Story = { ...example, parameters: { ...example.parameters, events } };

export const LongestText: Story = {
  ...widgetStory(appBanner, longestProps(appBanner) as Input),
  parameters: { events },
};

/** Its feature is off: nothing is shown. */
export const FeatureOff = widgetStory(appBanner);

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
