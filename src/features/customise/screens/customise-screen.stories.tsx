import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answer } from '#registry/story/answer.ts';
import { getMenu } from '#schemas/api/catalog.ts';
import { lineKey } from '#schemas/rules/line-key.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { vegOnlyChosen } from '#src/features/menu/menu-slice.ts';
import { menuReply } from '../testing/menu-fixture.ts';
import { atShop, freshVisit, menuFailing, menuLoading } from '../testing/menu-stories.ts';
import { Screen } from './customise-screen.tsx';

const thin = {
  productId: 'PIZ1',
  name: 'Margherita',
  price: 55_900,
  foodType: 0,
  sizeId: 'large',
  sizeName: 'Large',
  crustId: 'thin',
  crustName: 'Thin Crust',
} as const;

const meta = {
  title: 'Screens/Customise',
  component: Screen,
  parameters: { frame: 'page', path: '/customise?productId=PIZ1', events: atShop },
  beforeEach: freshVisit,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

export const Pizza: Story = {};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /Large/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Red onion/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Chicken tikka/ }));
    await expect(canvas.getByRole('button', { name: 'Add · ₹624' })).toBeEnabled();
  },
};

/** Of one topping nobody has said what is in it: it is named, and there is no sum. */
export const NotKnown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Chicken tikka/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Oregano/ }));
    await expect(canvas.getByText('Energy of Oregano is not known.')).toBeVisible();
  },
};

export const CrustHadToChange: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /Cheese Burst/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /Large/ }));
    await expect(canvas.getByText(/does not come in Large/)).toBeVisible();
  },
};

/** The line beside a crust names what it adds. */
export const CrustAddsNarrow: Story = {
  globals: { viewport: { value: 'narrow320' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /Large/ }));
    await expect(canvas.getByRole('radio', { name: /^Thin Crust.*1,740 kcal · Adds soy/ })).toBeEnabled();
  },
};

export const Combo: Story = { parameters: { path: '/customise?productId=COM1' } };

/** Picture and description show what was chosen; the picture's text names what has a picture. */
export const ComboChosen: Story = {
  parameters: { path: '/customise?productId=COM1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /Paneer burger/ }));
    await expect(canvas.getByRole('img', { name: 'Lunch for one: Paneer burger' })).toBeVisible();
    await expect(canvas.getByText('Paneer burger · Cola')).toBeVisible();
  },
};

export const ComboChosenDark: Story = { ...ComboChosen, globals: { theme: 'dark' } };

const longName = `Chicken sausage ${'smoked over applewood and sliced by hand '.repeat(3)}`;

export const NotKnownLongDark: Story = {
  globals: { theme: 'dark', viewport: { value: 'narrow320' } },
  beforeEach: ({ msw }) => {
    const addons = menuReply.data.addons?.map((each) =>
      each.addonId === 'add-oregano' ? { ...each, name: longName } : each,
    );
    msw.use(answer(getMenu, { ...menuReply, data: { ...menuReply.data, addons } }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /applewood/ }));
    await expect(canvas.getByText(/^Ask the restaurant about allergens in Chicken sausage/)).toBeVisible();
  },
};

export const VegOnly: Story = { parameters: { events: [...atShop, vegOnlyChosen(true)] } };

export const InTheCart: Story = { parameters: { events: [...atShop, addProduct(thin)] } };

export const EditingALine: Story = {
  parameters: {
    path: `/customise?productId=PIZ1&line=${encodeURIComponent(lineKey(thin))}`,
    events: [...atShop, addProduct(thin)],
  },
};

export const SoldOut: Story = { parameters: { path: '/customise?productId=PIZ10' } };

export const NotSoldHere: Story = { parameters: { path: '/customise?productId=NONE' } };

export const Loading: Story = { ...menuLoading };

export const Failing: Story = { ...menuFailing };

export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } };

export const Phone360: Story = { ...Chosen, globals: { viewport: { value: 'phone360' } } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };

export const Wide1280: Story = { ...Chosen, globals: { viewport: { value: 'wide1280' } } };
