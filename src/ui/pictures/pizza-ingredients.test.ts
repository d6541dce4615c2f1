import { describe, expect, it } from 'vitest';
import { drawCustomPizza } from './custom-pizza.ts';
import {
  CRUST_DRAWINGS,
  isDrawnPizza,
  pizzaLook,
  TOPPING_DRAWINGS,
  toppingsOn,
} from './pizza-ingredients.ts';

describe('pizzaLook', () => {
  it('draws every topping of the menu in a way of its own', () => {
    expect(new Set(Object.values(TOPPING_DRAWINGS)).size).toBe(Object.keys(TOPPING_DRAWINGS).length);
  });

  it('puts what was chosen over the recipe of the pizza, in the crust chosen', () => {
    expect(
      pizzaLook({
        picture: 'pizza-margherita',
        crustId: 'cheese-burst',
        addonIds: ['top-onion-medium', 'extra-cheese-medium'],
      }),
    ).toEqual({
      wash: 'apricot',
      crust: 'cheese-burst',
      cheese: 'extra',
      toppings: ['mozzarella', 'tomato', 'basil', 'onion'],
    });
  });

  it('draws a topping once, however often it was taken', () => {
    const { toppings } = pizzaLook({
      picture: 'pizza-farmhouse',
      addonIds: ['top-onion', 'top-onion-large', 'top-jalapeno', 'top-jalapeno'],
    });
    expect(toppings).toEqual(['mushroom', 'tomato', 'onion', 'capsicum', 'jalapeno']);
  });

  it('tells which toppings a pizza has by itself', () => {
    expect(toppingsOn('pizza-onion-capsicum')).toEqual(['top-onion', 'top-capsicum']);
    expect(toppingsOn('drink-cola')).toEqual([]);
    expect(toppingsOn('toString')).toEqual([]);
  });

  it('leaves out what it does not know, without failing', () => {
    expect(
      pizzaLook({ picture: 'pizza-keema', crustId: 'deep-dish', addonIds: ['top-truffle', 'constructor'] }),
    ).toEqual(pizzaLook({ picture: 'pizza-keema', addonIds: [] }));
    expect(pizzaLook({ picture: 'constructor', addonIds: [] })).toEqual({ toppings: [] });
    expect(pizzaLook({ picture: undefined, crustId: 'thin', addonIds: ['top-onion'] })).toEqual({
      crust: 'thin',
      toppings: ['onion'],
    });
  });

  it('tells pizzas, which can be drawn anew, from everything else', () => {
    expect(isDrawnPizza('pizza-margherita')).toBe(true);
    expect(isDrawnPizza('burger-aloo')).toBe(false);
    expect(isDrawnPizza('constructor')).toBe(false);
    expect(isDrawnPizza(undefined)).toBe(false);
  });

  it('shows every topping and every crust: no two of them give the same drawing', () => {
    const drawn = [
      ...Object.keys(TOPPING_DRAWINGS).map((id) =>
        pizzaLook({ picture: 'pizza-mania-tomato', addonIds: id === 'top-tomato' ? [] : [id] }),
      ),
      ...Object.keys(CRUST_DRAWINGS)
        .filter((crustId) => crustId !== 'hand-tossed')
        .map((crustId) => pizzaLook({ picture: 'pizza-mania-tomato', crustId, addonIds: [] })),
    ].map((look) => drawCustomPizza({ id: 'mine', ...look }));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
