import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import type { Menu } from '#schemas/entities/menu.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { vegOnlyChosen } from '#src/features/menu/menu-slice.ts';
import { meatOnly, product, sampleMenu } from '#src/features/menu/testing/sample-menu.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { Screen } from './menu-screen.tsx';

const address = '*/catalog-service/ve1/stores/:storeId/menu';
const answer = (menu: Menu) => http.get(address, () => HttpResponse.json({ status: 'SUCCESS', data: menu }));

const longNames: Menu = {
  ...sampleMenu,
  catalog: [
    {
      categoryId: '2',
      name: 'Vegetarian pizzas from the stone oven with hand-stretched dough',
      slug: 'veg-pizza',
      products: ['A', 'B', 'C'].map((letter) =>
        product({
          productId: letter,
          name: `Tandoori Paneer Tikka with Charred Peppers, Red Onion and Smoked Butter Sauce ${letter}`,
          description:
            'Charred paneer, red onion, capsicum, coriander and a butter sauce that has simmered all night',
          picture: 'pizza-margherita',
          badge: 'Only this week at the counter',
          kcal: 1838,
          servesLabel: 'Serves 3 to 4',
          price: 12_345_600,
        }),
      ),
    },
  ],
  bestseller: [],
  recommended: [],
  essentials: [],
};

const soldOut: Menu = {
  ...sampleMenu,
  catalog: sampleMenu.catalog.map((category, index) => ({
    ...category,
    products: category.products.map((each) =>
      index % 2 === 0
        ? { ...each, availability: 'out-of-stock' as const }
        : { ...each, availability: 'not-now' as const, availableText: 'Back at 5 pm' },
    ),
  })),
};

const meta = {
  title: 'Screens/Menu',
  component: Screen,
  parameters: { frame: 'page', path: '/menu', events: [appStarted()] },
  beforeEach: ({ msw }) => {
    msw.use(answer(sampleMenu));
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With dishes that are sold out or not sold now, at the end of their groups. */
export const Whole: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(address, async () => {
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get(address, () => HttpResponse.json({ status: 'FAILURE' }, { status: 500 })));
  },
};

/** Veg only hides every dish: says so, and offers to show everything or to choose another store. */
export const NothingVegetarian: Story = {
  parameters: { events: [appStarted(), vegOnlyChosen(true)] },
  beforeEach: ({ msw }) => {
    msw.use(answer(meatOnly));
  },
};

export const NothingVegetarianDark: Story = { ...NothingVegetarian, globals: { theme: 'dark' } };

/** The reason in place of Add, and when the dish is back in place of the description. */
export const SoldOut: Story = {
  beforeEach: ({ msw }) => {
    msw.use(answer(soldOut));
  },
};

export const VegOnly: Story = { parameters: { events: [appStarted(), vegOnlyChosen(true)] } };

/** A link leads to a dish that veg only hides. */
export const AskedDishIsHidden: Story = {
  parameters: { path: '/menu/3/PIZ20', events: [appStarted(), vegOnlyChosen(true)] },
};

export const AskedDishIsHiddenDark: Story = { ...AskedDishIsHidden, globals: { theme: 'dark' } };

/** A link leads to a dish that the restaurant does not have. */
export const AskedDishIsGone: Story = {
  parameters: { path: '/menu/4/NONE' },
  globals: { viewport: { value: 'narrow320' } },
};

export const Search: Story = { parameters: { path: '/menu?search=margherita' } };

export const SearchWithError: Story = { parameters: { path: '/menu?search=chiken tika' } };

export const SearchWithErrorDark: Story = { ...SearchWithError, globals: { theme: 'dark' } };

export const SearchWithoutResult: Story = { parameters: { path: '/menu?search=sushi' } };

export const LongNames: Story = {
  beforeEach: ({ msw }) => {
    msw.use(answer(longNames));
  },
};

const inMix = { price: 9900, foodType: 0, mix: { minimum: 2, saving: 1000 } } as const;
const mixed = [
  appStarted(),
  addProduct({ ...inMix, productId: 'MAN3', name: 'Corn pocket', quantity: 2 }),
  addProduct({ ...inMix, productId: 'BEV1', name: 'Cola', price: 6000 }),
];

/** The categories beside the dishes. */
export const Tablet768: Story = { globals: { viewport: { value: 'tablet768' } } };

/** The cart beside the menu, with what an everyday-value mix saves. */
export const SideCart: Story = {
  parameters: { events: mixed },
  globals: { viewport: { value: 'wide1280' } },
};

export const SideCartDark: Story = {
  parameters: { events: mixed },
  globals: { viewport: { value: 'wide1280' }, theme: 'dark' },
};
