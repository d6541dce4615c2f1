import type { DipKind } from '../food/dip.ts';
import type { Dish } from './dishes.ts';
import type { ProductDrawing } from './recipes.ts';

function side(dish: Dish): ProductDrawing {
  return { wash: 'honey', dish };
}

function dip(kind: DipKind): ProductDrawing {
  return side({ dish: 'dips', kinds: [kind] });
}

function sweet(dish: Dish): ProductDrawing {
  return { wash: 'rose', dish };
}

function cold(dish: Dish): ProductDrawing {
  return { wash: 'sea', dish };
}

/** Sides, desserts and drinks. */
export const SIDE_PICTURES = {
  'garlic-bread': side({ dish: 'garlic-bread' }),
  'garlic-bread-cheese': side({ dish: 'garlic-bread', cheesy: true, dip: 'cheesy-jalapeno' }),
  'garlic-bread-stuffed': side({ dish: 'stuffed-bread' }),
  'garlic-bread-stuffed-chicken': { wash: 'ember', dish: { dish: 'stuffed-bread', stuffing: 'chicken' } },
  fries: side({ dish: 'fries' }),
  'fries-peri-peri': { wash: 'ember', dish: { dish: 'fries', dust: 'peri-peri' } },
  'fries-loaded-cheese': side({ dish: 'fries', loaded: 'cheese' }),
  'fries-loaded-chicken': { wash: 'apricot', dish: { dish: 'fries', loaded: 'chicken' } },
  'wedges-peri-peri': side({ dish: 'wedges', dust: 'peri-peri', dip: 'mayo' }),
  'wedges-salted': side({ dish: 'wedges', dip: 'tomato' }),
  'onion-rings': side({ dish: 'onion-rings', dip: 'barbecue' }),
  'paneer-pops': {
    wash: 'leaf',
    dish: { dish: 'bites', cut: 'nugget', coating: 'classic', rows: [2, 3, 3], dip: 'mint' },
  },
  'cheese-shots': {
    wash: 'apricot',
    dish: { dish: 'bites', cut: 'popcorn', coating: 'honey', rows: [2, 3, 4, 3], dip: 'cheesy-jalapeno' },
  },
  'pasta-white': {
    wash: 'apricot',
    dish: {
      dish: 'deep-bowl',
      bowl: {
        sauce: 'white',
        ware: 'slate',
        contents: [
          { piece: 'penne', count: 22, scale: 1.3 },
          { piece: 'penne', count: 11, scale: 1.3 },
          { piece: 'corn', count: 7 },
          { piece: 'pepper', count: 5, scale: 0.8 },
          { piece: 'basil', count: 2 },
        ],
      },
    },
  },
  'pasta-red': {
    wash: 'apricot',
    dish: {
      dish: 'deep-bowl',
      bowl: {
        sauce: 'red',
        ware: 'cream',
        contents: [
          { piece: 'penne-pomodoro', count: 22, scale: 1.3 },
          { piece: 'penne-pomodoro', count: 11, scale: 1.3 },
          { piece: 'olive', count: 7 },
          { piece: 'chilli', count: 4, scale: 0.8 },
          { piece: 'basil', count: 4 },
        ],
      },
    },
  },
  'pasta-chicken': {
    wash: 'ember',
    dish: {
      dish: 'deep-bowl',
      bowl: {
        sauce: 'makhani',
        ware: 'teal',
        contents: [
          { piece: 'penne-makhani', count: 22, scale: 1.3 },
          { piece: 'penne-makhani', count: 8, scale: 1.3 },
          { piece: 'grilled-chicken', count: 10, scale: 1.25 },
          { piece: 'coriander', count: 7, scale: 1.2 },
        ],
      },
    },
  },
  'masala-corn': {
    wash: 'leaf',
    dish: {
      dish: 'deep-bowl',
      bowl: {
        sauce: 'butter',
        ware: 'clay',
        contents: [
          { piece: 'corn', count: 70, scale: 1.5 },
          { piece: 'corn', count: 40, scale: 1.5 },
          { piece: 'coriander', count: 8, scale: 1.2 },
          { piece: 'lemon', count: 2, scale: 1.2 },
        ],
      },
    },
  },
  coleslaw: side({ dish: 'slaw' }),
  'dip-trio': side({ dish: 'dips', kinds: ['mayo', 'peri-peri', 'mint'] }),
  'dip-cheesy-jalapeno': dip('cheesy-jalapeno'),
  'dip-peri-peri': dip('peri-peri'),
  'dip-mint': dip('mint'),
  'dip-garlic-mayo': dip('mayo'),
  'dessert-lava-cake': sweet({ dish: 'lava-cake' }),
  'dessert-red-velvet-lava': sweet({ dish: 'lava-cake', cake: 'red-velvet' }),
  'dessert-brownie': sweet({ dish: 'brownie', scoop: 'vanilla' }),
  'dessert-brownie-fudge': sweet({ dish: 'brownie', nuts: false }),
  'dessert-mousse': sweet({
    dish: 'cup',
    layers: ['#3C180A', '#8A5430', '#F3DFC0', '#5E2C14'],
    top: 'cream',
  }),
  'dessert-mango-cup': sweet({
    dish: 'cup',
    layers: ['#E9A11A', '#FFF4DA', '#F8BC36', '#FFF8E8'],
    top: 'mango',
  }),
  'dessert-strawberry-cup': sweet({
    dish: 'cup',
    layers: ['#C89A5C', '#FFF6EC', '#E0505E', '#FFE9E6'],
    top: 'strawberry',
  }),
  'dessert-tiramisu': sweet({
    dish: 'cup',
    layers: ['#6A3F20', '#FFF3DC', '#7E4D28', '#FBE8C8', '#4A2812'],
    top: 'cream',
  }),
  'dessert-gulab-jamun': sweet({ dish: 'gulab-jamun' }),
  'dessert-cookies': sweet({ dish: 'cookies' }),
  'dessert-vanilla-cup': sweet({ dish: 'cup', layers: ['#4A200E', '#FBEBC6', '#FFF6E2'], top: 'vanilla' }),
  'drink-cola': cold({ dish: 'glass', glass: { liquid: 'cola' } }),
  'drink-cola-zero': cold({ dish: 'can', colour: 'zero' }),
  'drink-orange': cold({ dish: 'glass', glass: { liquid: 'orange', garnish: 'lemon' } }),
  'drink-lime-soda': cold({ dish: 'glass', glass: { liquid: 'lime-soda', garnish: 'lemon', straw: false } }),
  'drink-lemonade': cold({ dish: 'glass', glass: { liquid: 'lemonade' } }),
  'drink-iced-tea': cold({ dish: 'glass', glass: { liquid: 'iced-tea' } }),
  'drink-mint-cooler': cold({ dish: 'glass', glass: { liquid: 'mint-cooler', garnish: 'mint' } }),
  'drink-watermelon': cold({ dish: 'glass', glass: { liquid: 'watermelon', garnish: 'mint' } }),
  'drink-kokum': cold({ dish: 'glass', glass: { liquid: 'kokum', garnish: 'mint', straw: false } }),
  'drink-lassi': { wash: 'honey', dish: { dish: 'hot', hot: { cup: 'kulhad', drink: 'lassi' } } },
  'drink-chaas': {
    wash: 'leaf',
    dish: { dish: 'glass', glass: { liquid: 'chaas', garnish: 'both', straw: false } },
  },
  'drink-shake-chocolate': cold({ dish: 'shake', flavour: 'chocolate' }),
  'drink-shake-strawberry': cold({ dish: 'shake', flavour: 'strawberry' }),
  'drink-shake-mango': cold({ dish: 'shake', flavour: 'mango' }),
  'drink-shake-coffee': cold({ dish: 'shake', flavour: 'coffee' }),
  'drink-masala-chai': { wash: 'apricot', dish: { dish: 'hot', hot: { cup: 'china', drink: 'chai' } } },
  'drink-filter-coffee': { wash: 'apricot', dish: { dish: 'hot', hot: { cup: 'steel', drink: 'coffee' } } },
  'drink-hot-chocolate': {
    wash: 'apricot',
    dish: { dish: 'hot', hot: { cup: 'mug', drink: 'chocolate', cream: true } },
  },
  'drink-water': cold({ dish: 'bottle' }),
} as const satisfies Record<string, ProductDrawing>;
