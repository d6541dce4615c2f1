import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { trainDraft } from '#schemas/compiled/stored/train-draft.ts';
import type { TrainDraft } from '#schemas/stored/drafts.ts';
import { beginTrainOrder, getPnrStatus } from '#schemas/api/trains.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { storePersistence } from '#src/store/store-persistence.ts';
import type { AppThunk } from '#src/store/store.ts';
import { agra, begun, journeyWith, late, passed, pnr } from '../testing/journey-fixture.ts';
import { Screen } from './train-screen.tsx';

/** What the customer has typed and chosen before. */
function kept(draft: Partial<TrainDraft>): AppThunk {
  return (dispatch) =>
    dispatch(storePersistence()).write(trainDraft, { pnr, isSaved: false, instructions: '', ...draft });
}

const dish = addProduct({ productId: 'PIZ1', name: 'Margherita', price: 19_900, foodType: 0 });
const journey = (...from: Parameters<typeof journeyWith>) =>
  answer(getPnrStatus, { status: 'SUCCESS', data: journeyWith(...from) });
const found = [kept({}), ashaCame, appStarted()];
const chosen = [kept({ stationCode: 'AGC', storeId: agra.id, orderId: 't-1' }), ashaCame, dish, appStarted()];
const seat = { path: '/deliverOnTrain?step=seat', events: chosen };
const refused = (code: string, header: string, displayMsg: string, status = 409) =>
  answerFailure(getPnrStatus, status, [{ code, header, displayMsg, btnMsg: 'Ok' }]);

const meta = {
  title: 'Screens/Train',
  component: Screen,
  parameters: { frame: 'page', path: '/deliverOnTrain', events: found },
  beforeEach: ({ msw }) => msw.use(journey(), answer(beginTrainOrder, { status: 'SUCCESS', data: begun })),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (value: string, theme = 'light') => ({ viewport: { value }, theme });

export const Start: Story = { parameters: { events: [kept({ pnr: '' }), ashaCame, appStarted()] } };

export const Journey: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: on('narrow320') };

export const Phone360: Story = { globals: on('phone360') };

export const Phone360Dark: Story = { globals: on('phone360', 'dark') };

export const Tablet768: Story = { globals: on('tablet768') };

export const Tablet768Dark: Story = { globals: on('tablet768', 'dark') };

export const Wide1280: Story = { globals: on('wide1280') };

export const Wide1280Dark: Story = { globals: on('wide1280', 'dark') };

export const Late: Story = {
  beforeEach: ({ msw }) => msw.use(answer(getPnrStatus, { status: 'SUCCESS', data: late })),
};

export const Passed: Story = {
  beforeEach: ({ msw }) => msw.use(answer(getPnrStatus, { status: 'SUCCESS', data: passed })),
};

export const Chosen: Story = { parameters: { events: chosen } };

export const Unknown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        'PNR_UNKNOWN',
        'We do not know this PNR',
        'Compare its ten digits with those of your ticket, and try again.',
        404,
      ),
    ),
};

export const Expired: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        'PNR_EXPIRED',
        'This journey is over',
        'The journey by 00001 Sandbox Marigold Express has ended. Enter the PNR of another journey, or order to an address.',
      ),
    ),
};

export const ChartNotPrepared: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        'CHART_NOT_PREPARED',
        'Your seats are not known yet',
        'The chart of 00001 Sandbox Marigold Express is prepared at about Saturday, 7:30 am. Look it up again then: we bring the food to your seat.',
      ),
    ),
};

export const CancelledTrain: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        'TRAIN_CANCELLED',
        'This train is cancelled',
        '00001 Sandbox Marigold Express does not run. Enter the PNR of another journey, or order to an address.',
      ),
    ),
};

export const Failing: Story = { beforeEach: ({ msw }) => msw.use(answerFailure(getPnrStatus, 500)) };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(answerNever(getPnrStatus)) };

export const Seat: Story = { parameters: seat };

export const SeatDark: Story = { parameters: seat, globals: { theme: 'dark' } };

export const SeatPhone360: Story = { parameters: seat, globals: on('phone360') };

export const SeatWide1280: Story = { parameters: seat, globals: on('wide1280') };

export const SeatFaults: Story = {
  parameters: seat,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the code' }));
    await expect(await canvas.findByText('Choose your seat.')).toBeVisible();
  },
};

export const Code: Story = {
  parameters: seat,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /B4 · 35/ }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(await canvas.findByRole('textbox', { name: 'Code' })).toBeVisible();
  },
};
