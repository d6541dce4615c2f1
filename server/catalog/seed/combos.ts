import { combo, type ComboPlace } from './combo-groups.ts';
import type { SeedProduct } from './seed-product.ts';

const DRINK_UPGRADES = { BEV2: 2000, BEV3: 3000, BEV9: 4000 };

function drinkPlace(name: string): ComboPlace {
  return { name, first: 'BEV1', included: ['BEV6', 'BEV7'], upgrades: DRINK_UPGRADES };
}

function friesPlace(name: string): ComboPlace {
  return { name, first: 'SID3', included: ['SID8'], upgrades: { SID12: 2000, SID9: 5000 } };
}

function vegPizzaPlace(name: string, first: string): ComboPlace {
  return {
    name,
    first,
    included: ['PIZ1', 'PIZ4', 'PIZ2', 'PIZ12'].filter((id) => id !== first),
    upgrades: { PIZ3: 6000, PIZ5: 8000 },
  };
}

function anyPizzaPlace(name: string, first: string): ComboPlace {
  return {
    name,
    first,
    included: ['PIZ7', 'PIZ10', 'PIZ2', 'PIZ1'].filter((id) => id !== first),
    upgrades: { PIZ26: 4000, PIZ30: 6000 },
  };
}

/** Prices in paise. */
export const combos: readonly SeedProduct[] = [
  combo({
    id: 'CMB1',
    picture: 'combo-pizza-duo',
    name: 'Pizza Duo',
    description: 'Margherita, Chicken Tikka and two colas',
    price: 57900,
    serves: 'Serves 2',
    badge: 'Bestseller',
    places: [
      vegPizzaPlace('First pizza', 'PIZ1'),
      anyPizzaPlace('Second pizza', 'PIZ7'),
      drinkPlace('First drink'),
      drinkPlace('Second drink'),
    ],
  }),
  combo({
    id: 'CMB2',
    picture: 'combo-chicken-feast',
    name: 'Chicken Feast',
    description: 'Four drumsticks, popcorn chicken, fries, two colas',
    price: 59900,
    serves: 'Serves 3',
    places: [
      { name: 'Chicken', first: 'CHK2', included: ['CHK11'], upgrades: { CHK25: 3000, CHK3: 2000 } },
      { name: 'Bites', first: 'CHK5', included: ['CHK15', 'CHK16'] },
      friesPlace('Fries'),
      drinkPlace('First drink'),
      drinkPlace('Second drink'),
    ],
  }),
  combo({
    id: 'CMB3',
    picture: 'combo-burger-meal',
    name: 'Sandwich Meal',
    description: 'Crispy Chicken Sandwich, fries and a cola',
    price: 29900,
    serves: 'Serves 1',
    places: [
      {
        name: 'Sandwich',
        first: 'BUR1',
        included: ['BUR6', 'BUR9', 'BUR4'],
        upgrades: { BUR8: 3000, BUR2: 6000 },
      },
      friesPlace('Fries'),
      drinkPlace('Drink'),
    ],
  }),
  combo({
    id: 'CMB4',
    picture: 'combo-family',
    name: 'Family Table',
    description: 'Two pizzas, six wings, garlic bread, four drinks',
    price: 109900,
    serves: 'Serves 4',
    maxQuantity: 5,
    places: [
      vegPizzaPlace('First pizza', 'PIZ2'),
      anyPizzaPlace('Second pizza', 'PIZ7'),
      { name: 'Wings', first: 'CHK3', included: ['CHK4', 'CHK17'], upgrades: { CHK18: 1000 } },
      { name: 'Bread', first: 'SID1', included: ['SID6'], upgrades: { SID2: 4000, SID7: 7000 } },
      drinkPlace('First drink'),
      drinkPlace('Second drink'),
      drinkPlace('Third drink'),
      drinkPlace('Fourth drink'),
    ],
  }),
  combo({
    id: 'CMB5',
    picture: 'combo-veg-duo',
    name: 'Garden Duo',
    description: 'Two vegetable pizzas and stuffed garlic bread, all green',
    price: 51900,
    serves: 'Serves 2',
    badge: 'All veg',
    places: [
      vegPizzaPlace('First pizza', 'PIZ2'),
      vegPizzaPlace('Second pizza', 'PIZ4'),
      { name: 'Bread', first: 'SID2', included: ['SID1', 'SID6'] },
    ],
  }),
  combo({
    id: 'CMB6',
    picture: 'combo-paneer-meal',
    name: 'Paneer Burger Meal',
    description: 'Tandoori Paneer Burger, fries and a masala lemonade',
    price: 28900,
    serves: 'Serves 1',
    badge: 'All veg',
    places: [
      { name: 'Burger', first: 'BUR4', included: ['BUR14'], upgrades: { BUR13: 5000 } },
      friesPlace('Fries'),
      { name: 'Drink', first: 'BEV2', included: ['BEV1', 'BEV7', 'BEV13'] },
    ],
  }),
  combo({
    id: 'CMB7',
    picture: 'combo-mania-lunch',
    name: 'Lunch for One',
    description: 'A mania pizza, fries and a drink',
    price: 19900,
    serves: 'Serves 1',
    places: [
      {
        name: 'Pizza',
        first: 'MAN1',
        included: ['MAN2', 'MAN3', 'MAN4'],
        upgrades: { MAN6: 2000, MAN5: 2000, MAN11: 3000 },
      },
      friesPlace('Fries'),
      drinkPlace('Drink'),
    ],
  }),
  combo({
    id: 'CMB8',
    picture: 'combo-bowl-meal',
    name: 'Bowl and Lassi',
    description: 'A rice bowl, a gulab jamun to follow, a sweet lassi',
    price: 33900,
    serves: 'Serves 1',
    places: [
      {
        name: 'Bowl',
        first: 'BWL3',
        included: ['BWL8', 'BWL9', 'BWL5', 'BWL7'],
        upgrades: { BWL1: 2000, BWL4: 2000 },
      },
      { name: 'Sweet', first: 'DES9', included: ['DES10'] },
      { name: 'Drink', first: 'BEV12', included: ['BEV13', 'BEV1'] },
    ],
  }),
  combo({
    id: 'CMB9',
    picture: 'combo-wrap-meal',
    name: 'Wrap Meal',
    description: 'Chicken Tikka Wrap, wedges and an iced tea',
    price: 30900,
    serves: 'Serves 1',
    places: [
      { name: 'Wrap', first: 'WRP1', included: ['WRP3', 'WRP2', 'WRP9'], upgrades: { WRP4: 1000 } },
      { name: 'Potatoes', first: 'SID4', included: ['SID11', 'SID3'] },
      { name: 'Drink', first: 'BEV3', included: ['BEV1', 'BEV2'] },
    ],
  }),
  combo({
    id: 'CMB10',
    picture: 'combo-wing-night',
    name: 'Wing Night',
    description: 'Twelve wings two ways, onion rings, two drinks',
    price: 59900,
    serves: 'Serves 2',
    places: [
      { name: 'First six', first: 'CHK3', included: ['CHK4', 'CHK17'], upgrades: { CHK18: 1000 } },
      { name: 'Other six', first: 'CHK4', included: ['CHK3', 'CHK17'], upgrades: { CHK18: 1000 } },
      { name: 'Side', first: 'SID12', included: ['SID3', 'SID8'] },
      drinkPlace('First drink'),
      drinkPlace('Second drink'),
    ],
  }),
  combo({
    id: 'CMB11',
    picture: 'combo-bucket-night',
    name: 'Bucket Night',
    description: 'Crunch Bucket, fries, coleslaw and two drinks',
    price: 84900,
    serves: 'Serves 4',
    maxQuantity: 5,
    places: [
      { name: 'Bucket', first: 'CHK1', included: ['CHK8'], upgrades: { CHK9: 4000, CHK7: 28000 } },
      friesPlace('Fries'),
      { name: 'On the side', first: 'SID19', included: ['SID5'] },
      drinkPlace('First drink'),
      drinkPlace('Second drink'),
    ],
  }),
  combo({
    id: 'CMB12',
    picture: 'combo-movie-night',
    name: 'Movie Night',
    description: 'A pizza, popcorn chicken, brownie and two drinks',
    price: 59900,
    serves: 'Serves 2',
    places: [
      { ...anyPizzaPlace('Pizza', 'PIZ10'), included: ['PIZ31', 'PIZ4', 'PIZ12'] },
      { name: 'To pick at', first: 'CHK5', included: ['SID13', 'SID14'] },
      { name: 'Sweet', first: 'DES2', included: ['DES5', 'DES1'] },
      drinkPlace('First drink'),
      drinkPlace('Second drink'),
    ],
  }),
  combo({
    id: 'CMB13',
    picture: 'combo-pasta-bread',
    name: 'Pasta and Bread',
    description: 'A bowl of penne, cheese garlic bread, a lime soda',
    price: 32900,
    serves: 'Serves 1',
    places: [
      { name: 'Pasta', first: 'SID15', included: ['SID16'], upgrades: { SID17: 3000 } },
      { name: 'Bread', first: 'SID6', included: ['SID1'], upgrades: { SID2: 2000, SID7: 5000 } },
      { name: 'Drink', first: 'BEV8', included: ['BEV1', 'BEV2'] },
    ],
  }),
  combo({
    id: 'CMB14',
    picture: 'combo-tiffin',
    name: 'Chole Tiffin',
    description: 'Chole Chawal Bowl, masala chaas and a gulab jamun',
    price: 24900,
    serves: 'Serves 1',
    badge: 'All veg',
    places: [
      { name: 'Bowl', first: 'BWL9', included: ['BWL10'], upgrades: { BWL3: 5000 } },
      { name: 'Drink', first: 'BEV13', included: ['BEV12'] },
      { name: 'Sweet', first: 'DES9' },
    ],
  }),
  combo({
    id: 'CMB15',
    picture: 'combo-tandoor-platter',
    name: 'Tandoor Platter',
    description: 'Chicken tikka, malai tikka and two drinks',
    price: 59900,
    serves: 'Serves 3',
    places: [
      { name: 'First', first: 'CHK22', included: ['CHK21'] },
      { name: 'Second', first: 'CHK23', included: ['CHK24'] },
      { name: 'First drink', first: 'BEV2', included: ['BEV1', 'BEV13'] },
      { name: 'Second drink', first: 'BEV2', included: ['BEV1', 'BEV13'] },
    ],
  }),
  combo({
    id: 'CMB16',
    picture: 'combo-little-box',
    name: 'Little Box',
    description: 'A small burger, fries and a drink for small hands',
    price: 22900,
    serves: 'Serves 1',
    places: [
      { name: 'Burger', first: 'BUR12', included: ['BUR5'], upgrades: { BUR15: 2000 } },
      friesPlace('Fries'),
      { name: 'Drink', first: 'BEV1', included: ['BEV7', 'BEV13'] },
    ],
  }),
];
