import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { getLanding } from '#schemas/api/catalog.ts';
import { endLoginPlace, getLoginPlaces, updateUser } from '#schemas/api/login.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import {
  ashaCame,
  ashaWith,
  laptop,
  namelessCame,
  placesReply,
  tablet,
  thisPhone,
} from '../testing/people.ts';
import { Screen } from './profile-screen.tsx';

const meta = {
  title: 'Screens/Profile',
  component: Screen,
  parameters: { frame: 'page', path: '/profile', events: [ashaCame, appStarted()] },
  beforeEach({ msw }) {
    msw.use(
      answer(getLoginPlaces, placesReply([thisPhone, laptop, tablet])),
      answerFailure(updateUser, 400, [{ code: 'REFUSED', displayMsg: 'This name cannot be used.' }]),
      answerFailure(endLoginPlace, 500),
    );
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

const editing = { path: '/profile?edit=1' };

const typeLastName: Play = async ({ canvasElement }) => {
  await userEvent.type(within(canvasElement).getByRole('textbox', { name: /^Last name/ }), ' Menon');
};
const press =
  (name: string): Play =>
  async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name }));

export const Filled: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };

export const Wide1280: Story = { globals: { viewport: { value: 'wide1280' } } };

export const WithoutName: Story = {
  parameters: { events: [namelessCame, appStarted()] },
  beforeEach: ({ msw }) => msw.use(answer(getLoginPlaces, placesReply([thisPhone]))),
};

export const LongNames: Story = {
  parameters: {
    events: [
      ashaWith({
        firstName: 'Venkatanarasimharajuvaripetasubrahmanyamiyerraoxyz',
        lastName: 'Thiruvananthapuram Padmanabhaswamy Krishnan Nair J',
        email: 'venkatanarasimharajuvaripeta.subrahmanyam@mail.com',
      }),
      appStarted(),
    ],
  },
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getLoginPlaces,
        placesReply([
          thisPhone,
          { ...laptop, device: 'A browser with a very long name on a rarely seen system' },
        ]),
      ),
    ),
  globals: { viewport: { value: 'narrow320' } },
};

export const WithSlots: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getLanding, {
        status: 'SUCCESS',
        data: {
          version: '1',
          widgets: [{ id: 'home', type: 'notice', props: { text: 'Elsewhere.' } }],
          slots: {
            'profile.top': [{ id: 'top', type: 'notice', props: { text: 'Add your email for bills.' } }],
            'profile.end': [{ id: 'end', type: 'notice', props: { text: 'We never ask for your code.' } }],
          },
        },
      }),
    ),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Add your email for bills.')).toBeVisible();
  },
};

export const PlacesLoading: Story = {
  beforeEach: ({ msw }) => msw.use(answerNever(getLoginPlaces)),
};

export const PlacesFailed: Story = {
  beforeEach: ({ msw }) => msw.use(answerFailure(getLoginPlaces, 500)),
};

export const CouldNotBeEnded: Story = {
  async play({ canvasElement }) {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Log out there/ });
    await userEvent.click(first as HTMLElement);
    const dialog = within(within(document.body).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const Editing: Story = { parameters: editing };

export const EditingDark: Story = { parameters: editing, globals: { theme: 'dark' } };

export const EditingNarrow320: Story = {
  parameters: editing,
  globals: { viewport: { value: 'narrow320' } },
};

export const Faults: Story = {
  parameters: { path: '/profile?edit=1', events: [namelessCame, appStarted()] },
  play: press('Save'),
};

export const Saving: Story = {
  parameters: editing,
  beforeEach: ({ msw }) => msw.use(answerNever(updateUser)),
  async play(context) {
    await typeLastName(context);
    await press('Save')(context);
  },
};

export const Refused: Story = {
  parameters: editing,
  async play(context) {
    await typeLastName(context);
    await press('Save')(context);
    await expect(await within(context.canvasElement).findByText(/This name cannot be used/)).toBeVisible();
  },
};

export const Unsaved: Story = {
  parameters: editing,
  async play(context) {
    await typeLastName(context);
    await press('Cancel')(context);
    const question = await within(document.body).findByRole('dialog');
    // It comes with an animation.
    await waitFor(() => expect(question).toBeVisible());
  },
};

export const UnsavedDark: Story = { ...Unsaved, globals: { theme: 'dark' } };

export const UnsavedNarrow320: Story = { ...Unsaved, globals: { viewport: { value: 'narrow320' } } };
