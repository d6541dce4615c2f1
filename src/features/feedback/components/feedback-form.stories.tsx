import type { Meta, StoryObj } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { expect, userEvent, within } from 'storybook/test';
import { StoryDocument, usePrepared } from '#registry/story/story-engine.tsx';
import deliveryTemplate from '../../../../content/feedback-template/default.json';
import dineInTemplate from '../../../../content/feedback-template/dine-in.json';
import { FeedbackForm, type FeedbackFormProps } from './feedback-form.tsx';

interface TemplateProps extends Pick<FeedbackFormProps, 'initialValues' | 'onSubmit'> {
  template: { heading: string; nodes: unknown };
}

/** The form of a template, rendered by the engine. */
function TemplateForm({ template, ...form }: TemplateProps) {
  const place = 'feedback-template';
  const { nodes } = usePrepared({ nodes: template.nodes, place });
  return (
    <FeedbackForm heading={template.heading} nodes={nodes} {...form}>
      <StoryDocument nodes={template.nodes} place={place} />
    </FeedbackForm>
  );
}

const meta = {
  title: 'Screens/Feedback form',
  component: TemplateForm,
  parameters: { frame: 'page' },
  args: { template: deliveryTemplate, onSubmit: action('submit') },
} satisfies Meta<typeof TemplateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Delivery: Story = {};

export const DineIn: Story = { args: { template: dineInTemplate } };

/** The customer tapped a face on the home page. */
export const RatingKnown: Story = { args: { initialValues: { rating: 4 } } };

export const SomethingMissing: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('radio');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(canvas.getByRole('link', { name: 'Please choose a rating' })).toBeVisible();
  },
};

export const CouldNotBeSent: Story = {
  args: { initialValues: { rating: 1 }, onSubmit: () => Promise.reject(new Error('offline')) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Dark: Story = { ...RatingKnown, globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };
