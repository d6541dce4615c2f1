import { answer, answerNever } from '#registry/story/answer.ts';
import {
  calculateDiscount,
  getCart,
  getCartOffers,
  getOfferTerms,
  getPromoTerms,
  getUpsellItems,
} from '#schemas/api/cart.ts';
import { getPickupStore, selectAddressStore } from '#schemas/api/locator.ts';
import type { CartLine } from '#src/features/cart/cart-lines.ts';
import { linesReplaced } from '#src/features/cart/cart-slice.ts';
import { cartPriced, type PricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { atShop, fixtureMenu } from '#src/features/customise/testing/menu-stories.ts';
import { foundStore } from '#src/features/place/testing/country.ts';
import { storeChosen } from '#src/features/order-type/location-slice.ts';

type Handler = ReturnType<typeof answer>;

const tnc = ['Once for each order.', 'Not together with other codes.', 'On orders above ₹499, before taxes.'];

const eta = { minutes: 30, seconds: 600 };

/** The calls that the page makes besides those for the cart itself. */
export const besideCart: readonly Handler[] = [
  // The state of a story is that of its events.
  answerNever(getCart),
  fixtureMenu,
  answer(getPickupStore, { status: 'SUCCESS', data: { store: { ...foundStore, eta } } }),
  answer(selectAddressStore, { status: 'SUCCESS', data: { store: { ...foundStore, eta } } }),
  answer(getUpsellItems, {
    status: 'SUCCESS',
    data: {
      items: [
        {
          productId: 'SID1',
          name: 'Peri peri fries',
          price: 9_900,
          foodType: 0,
          picture: 'fries',
          kcal: 320,
          allergens: [],
        },
        {
          productId: 'DES1',
          name: 'Choco lava cake',
          price: 11_900,
          foodType: 0,
          picture: 'dessert-lava-cake',
          kcal: 410,
          allergens: ['milk', 'gluten'],
        },
        {
          productId: 'BEV2',
          name: 'Masala lemonade',
          price: 6_900,
          foodType: 0,
          picture: 'drink-lemonade',
          kcal: 120,
          allergens: [],
        },
      ],
    },
  }),
  answer(getCartOffers, { status: 'SUCCESS', data: { offers: [] } }),
  answer(getOfferTerms, { status: 'SUCCESS', data: { code: 'FEAST20', tnc } }),
  answer(getPromoTerms, { status: 'SUCCESS', data: { code: 'FEAST20', tnc } }),
];

/** What the nudge finds for a cart. */
export function saving(paise: number, netPrice = 73_710): Handler {
  return answer(calculateDiscount, {
    status: 'SUCCESS',
    data: { totalAmountBeforeDiscount: netPrice + paise, netPrice, discount: paise },
  });
}

export const indiranagar = storeChosen({
  storeId: '14052',
  storeName: 'Indiranagar',
  city: 'Bengaluru',
  placeTitle: 'Home · Indiranagar',
});

/** A visit with these lines, and what the server last said of them. */
export function visitWith(lines: readonly CartLine[], cart: PricedCart | null) {
  return [...atShop, indiranagar, linesReplaced(lines), ...(cart ? [cartPriced(cart)] : [])];
}
