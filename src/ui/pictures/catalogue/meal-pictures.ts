import type { BowlSpec } from '../food/bowl.ts';
import type { WrapSpec } from '../food/wrap.ts';
import { burger, CRISPY_LAYERS, PANEER_LAYERS, type ProductDrawing } from './recipes.ts';

function bowl(spec: BowlSpec): ProductDrawing {
  return { wash: 'leaf', dish: { dish: 'bowl', bowl: spec } };
}

function wrap(spec: WrapSpec): ProductDrawing {
  return { wash: 'leaf', dish: { dish: 'wrap', wrap: spec } };
}

/** Burgers, rice bowls and wraps. */
export const MEAL_PICTURES = {
  'burger-crispy-chicken': burger('sesame', CRISPY_LAYERS),
  'burger-fiery-chicken': burger('chilli', [
    { kind: 'slaw' },
    { kind: 'crispy', coating: 'spicy' },
    { kind: 'sauce', colour: 'peri-peri' },
    { kind: 'lettuce' },
  ]),
  'burger-double-crunch': burger('brioche', [
    { kind: 'sauce', colour: 'peri-peri' },
    { kind: 'crispy', coating: 'spicy' },
    { kind: 'cheese' },
    { kind: 'crispy', coating: 'spicy' },
    { kind: 'cheese' },
    { kind: 'lettuce' },
  ]),
  'burger-grilled-chicken': burger('wheat', [
    { kind: 'lettuce' },
    { kind: 'grilled' },
    { kind: 'onion' },
    { kind: 'tomato' },
    { kind: 'sauce', colour: 'mint' },
  ]),
  'burger-peri-peri-grill': burger('sesame', [
    { kind: 'lettuce' },
    { kind: 'grilled', coating: 'peri-peri' },
    { kind: 'tomato' },
    { kind: 'onion' },
    { kind: 'sauce', colour: 'mayo' },
  ]),
  'burger-bbq-stack': burger('brioche', [
    { kind: 'pickle' },
    { kind: 'crispy', coating: 'barbecue' },
    { kind: 'cheese' },
    { kind: 'sauce', colour: 'barbecue' },
    { kind: 'onion' },
    { kind: 'cheese' },
  ]),
  'burger-tikka': burger('wheat', [
    { kind: 'onion' },
    { kind: 'grilled', coating: 'tandoori' },
    { kind: 'sauce', colour: 'mint' },
    { kind: 'slaw' },
  ]),
  'burger-double-grill': burger('wheat', [
    { kind: 'lettuce' },
    { kind: 'grilled' },
    { kind: 'cheese' },
    { kind: 'grilled' },
    { kind: 'cheese' },
    { kind: 'tomato' },
  ]),
  'burger-butter-chicken': burger('brioche', [
    { kind: 'onion' },
    { kind: 'crispy' },
    { kind: 'cheese' },
    { kind: 'sauce', colour: 'makhani' },
    { kind: 'lettuce' },
  ]),
  'burger-little-chicken': burger('sesame', [
    { kind: 'crispy' },
    { kind: 'sauce', colour: 'mayo' },
    { kind: 'lettuce' },
  ]),
  'burger-paneer': burger('brioche', PANEER_LAYERS),
  'burger-paneer-double': burger('chilli', [
    { kind: 'lettuce' },
    { kind: 'veg', tone: 'paneer' },
    { kind: 'cheese' },
    { kind: 'veg', tone: 'paneer' },
    { kind: 'cheese' },
    { kind: 'sauce', colour: 'peri-peri' },
  ]),
  'burger-veg-supreme': burger('wheat', [
    { kind: 'lettuce' },
    { kind: 'veg', tone: 'garden' },
    { kind: 'cheese' },
    { kind: 'tomato' },
    { kind: 'slaw' },
  ]),
  'burger-corn-cheese': burger('sesame', [
    { kind: 'lettuce' },
    { kind: 'veg', tone: 'corn' },
    { kind: 'cheese' },
    { kind: 'sauce', colour: 'mayo' },
  ]),
  'burger-aloo': burger('sesame', [
    { kind: 'lettuce' },
    { kind: 'veg', tone: 'aloo' },
    { kind: 'sauce', colour: 'mint' },
    { kind: 'tomato' },
    { kind: 'onion' },
  ]),
  'burger-egg-cheese': burger('brioche', [{ kind: 'tomato' }, { kind: 'egg' }, { kind: 'cheese' }]),
  'bowl-butter-chicken': bowl({
    gravy: 'makhani',
    pieces: 'butter-chicken',
    rice: 'jeera',
    garnish: ['coriander', 'onion'],
  }),
  'bowl-peri-peri-chicken': bowl({
    gravy: 'peri-peri',
    pieces: 'peri-peri-chicken',
    rice: 'saffron',
    garnish: ['lemon', 'capsicum', 'chilli'],
    ware: 'teal',
  }),
  'bowl-tikka-masala': bowl({
    gravy: 'masala',
    pieces: 'chicken-tikka',
    rice: 'steamed',
    garnish: ['coriander', 'capsicum'],
    ware: 'slate',
  }),
  'bowl-hariyali-chicken': bowl({
    gravy: 'mint-green',
    pieces: 'hariyali-chicken',
    rice: 'steamed',
    garnish: ['coriander', 'lemon'],
    ware: 'cream',
  }),
  'bowl-bbq-chicken': bowl({
    gravy: 'barbecue',
    pieces: 'bbq-chicken',
    rice: 'saffron',
    garnish: ['corn', 'capsicum'],
    ware: 'honey',
  }),
  'bowl-keema': bowl({
    gravy: 'keema',
    pieces: 'keema',
    rice: 'jeera',
    garnish: ['peas', 'coriander'],
    ware: 'slate',
  }),
  'bowl-paneer-makhani': bowl({
    gravy: 'makhani',
    pieces: 'paneer',
    rice: 'steamed',
    garnish: ['coriander', 'chilli'],
    ware: 'cream',
  }),
  'bowl-palak-paneer': bowl({
    gravy: 'palak',
    pieces: 'paneer-plain',
    rice: 'steamed',
    garnish: ['chilli'],
    ware: 'clay',
  }),
  'bowl-chole': bowl({
    gravy: 'chickpea',
    pieces: 'chickpeas',
    rice: 'steamed',
    garnish: ['onion', 'lemon', 'coriander'],
    ware: 'teal',
  }),
  'bowl-rajma': bowl({
    gravy: 'rajma',
    pieces: 'kidney-beans',
    rice: 'steamed',
    garnish: ['coriander', 'onion'],
    ware: 'honey',
  }),
  'bowl-peri-peri-paneer': bowl({
    gravy: 'peri-peri',
    pieces: 'paneer',
    rice: 'saffron',
    garnish: ['lemon', 'capsicum'],
    ware: 'slate',
  }),
  'wrap-chicken': wrap({ filling: 'chicken-tikka', sauce: 'mint' }),
  'wrap-peri-peri': wrap({ filling: 'peri-peri-chicken', sauce: 'peri-peri', paper: 'red' }),
  'wrap-crispy-chicken': wrap({ filling: 'crispy-chicken', sauce: 'mayo', paper: 'kraft' }),
  'wrap-keema': wrap({ filling: 'keema', sauce: 'mint', paper: 'kraft' }),
  'wrap-bbq-chicken': wrap({ filling: 'bbq-chicken', sauce: 'barbecue', paper: 'orange' }),
  'wrap-paneer': wrap({ filling: 'paneer', sauce: 'mayo', paper: 'teal' }),
  'wrap-paneer-makhani': wrap({ filling: 'paneer', sauce: 'makhani', paper: 'red' }),
  'wrap-chole': wrap({ filling: 'chickpeas', sauce: 'mint', paper: 'leaf' }),
  'wrap-garden': wrap({ filling: 'mushroom', sauce: 'mint', paper: 'teal' }),
  'wrap-egg': wrap({ filling: 'egg', sauce: 'mayo', paper: 'orange' }),
} as const satisfies Record<string, ProductDrawing>;
