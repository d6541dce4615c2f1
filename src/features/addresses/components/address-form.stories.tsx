import type { Meta, StoryObj } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { expect, userEvent, within } from 'storybook/test';
import { answer, answerFailure } from '#registry/story/answer.ts';
import { getCities, getCityLocalities } from '#schemas/api/locator.ts';
import { addressesTexts } from '#src/config/texts/addresses.ts';
import { countryReplies } from '#src/features/place/testing/country.ts';
import { Page } from '#src/ui/page/page.tsx';
import { emptyAddress, valuesOf } from '../address-values.ts';
import { longAddress, savedHome } from '../testing/people.ts';
import { AddressForm, type AddressFormProps } from './address-form.tsx';

const saved: AddressFormProps['onSubmit'] = () => Promise.resolve({ ok: true });

const meta = {
  title: 'Screens/Address form',
  component: AddressForm,
  parameters: { frame: 'page' },
  args: {
    title: 'Where should we bring it?',
    initialValues: { ...emptyAddress, city: 'Bengaluru', place: valuesOf(savedHome).place },
    withContact: false,
    submitLabel: 'Save and continue',
    mapHref: '/mapScreen',
    onValues: action('values'),
    onMap: action('map'),
    onSubmit: saved,
  },
  render: (args) => (
    <Page width="narrow">
      <AddressForm {...args} />
    </Page>
  ),
  beforeEach({ msw }) {
    msw.use(
      answer(getCities, countryReplies.getCities),
      answer(getCityLocalities, countryReplies.getCityLocalities),
    );
  },
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** City and locality are filled in from the pin. */
export const New: Story = {};

export const NothingKnown: Story = { args: { initialValues: emptyAddress } };

export const WithContact: Story = { args: { withContact: true } };

export const Edit: Story = {
  args: { title: 'Change this address', initialValues: valuesOf(savedHome), submitLabel: 'Save changes' },
};

export const SomethingMissing: Story = {
  args: { initialValues: emptyAddress, withContact: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByText('Please select Locality')).toBeVisible();
  },
};

export const SomethingMissingDark: Story = { ...SomethingMissing, globals: { theme: 'dark' } };

export const ChoosingTheLocality: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const locality = canvas.getByRole('combobox', { name: /Locality/ });
    await userEvent.click(locality);
    await userEvent.type(locality, 'a');
    await expect(await canvas.findByRole('option', { name: /Koramangala/ })).toBeVisible();
  },
};

export const CitiesFailed: Story = {
  args: { initialValues: emptyAddress },
  beforeEach({ msw }) {
    msw.use(answerFailure(getCities, 500));
  },
};

export const LocalitiesFailed: Story = {
  beforeEach({ msw }) {
    msw.use(answerFailure(getCityLocalities, 500));
  },
};

export const CouldNotBeSaved: Story = {
  args: {
    initialValues: valuesOf(savedHome),
    onSubmit: async () => ({ ok: false, text: addressesTexts.saveFailed }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(addressesTexts.saveFailed);
  },
};

export const LongTexts: Story = { args: { initialValues: valuesOf(longAddress), withContact: true } };

export const Narrow320: Story = { ...LongTexts, globals: { viewport: { value: 'narrow320' } } };

export const Dark: Story = { ...Edit, globals: { theme: 'dark' } };
