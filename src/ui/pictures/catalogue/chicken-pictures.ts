import { BUCKET_PIECES, chicken, DRUMSTICKS, pieces, type ProductDrawing, wingPieces } from './recipes.ts';

/** A fuller bucket: more in the back, a wing over the rim. */
const PARTY_PIECES = [
  { cut: 'breast', x: -66, y: -122, turn: 14 },
  { cut: 'thigh', x: 74, y: -128, turn: -12 },
  { cut: 'drumstick', x: 0, y: -140, turn: 92 },
  { cut: 'wing', x: -128, y: -76, turn: -34 },
  { cut: 'drumstick', x: 128, y: -78, turn: 122 },
  { cut: 'thigh', x: 36, y: -70, turn: 18 },
  { cut: 'drumstick', x: -70, y: -60, turn: 74 },
  { cut: 'breast', x: -8, y: -14, turn: -6 },
  { cut: 'wing', x: 110, y: -20, turn: 24, flip: true },
  { cut: 'drumstick', x: -124, y: -16, turn: 54, scale: 0.92 },
] as const;

const STRIP_SPOTS = [
  [-40, -116, -10, 1.08],
  [72, -58, 16, 1.08],
  [-92, -16, 10, 1.08],
  [66, 46, -14, 1.08],
  [-40, 88, 6, 1.08],
] as const;

const TENDER_SPOTS = [
  [-16, -112, -24, 1.12],
  [64, -46, 14, 1.14],
  [-64, 12, -10, 1.16],
  [44, 78, 6, 1.18],
] as const;

const BONELESS_PIECES = [
  ...pieces('strip', 'classic', [
    [-70, -96, 72],
    [10, -116, 96],
    [88, -92, 112],
    [-118, -48, 58],
    [126, -44, 122],
    [-34, -58, 84],
    [52, -54, 102],
  ]),
  ...pieces('popcorn', 'spicy', [
    [-96, -14, 20, 1.7],
    [-34, -6, 200, 1.8],
    [30, -2, 90, 1.75],
    [94, -12, 140, 1.7],
    [0, -44, 60, 1.6],
  ]),
];

const WING_BUCKET = [
  ...pieces('wing', 'peri-peri', [
    [-78, -104, 24],
    [70, -110, -20],
  ]),
  ...pieces('flat', 'classic', [
    [0, -122, 60],
    [-128, -62, 44],
  ]),
  ...pieces('wing', 'classic', [
    [126, -66, -36],
    [-36, -58, 12],
  ]),
  ...pieces('elbow', 'peri-peri', [
    [58, -52, -16],
    [-96, -14, 10],
  ]),
  ...pieces('flat', 'peri-peri', [[100, -12, -24]]),
  ...pieces('elbow', 'classic', [[6, -4, 8]]),
];

export const CHICKEN_PICTURES = {
  'chicken-bucket': { wash: 'honey', dish: { dish: 'bucket', pieces: BUCKET_PIECES } },
  'chicken-bucket-party': { wash: 'apricot', dish: { dish: 'bucket', pieces: PARTY_PIECES } },
  'chicken-bucket-fiery': {
    wash: 'ember',
    dish: {
      dish: 'bucket',
      paper: 'red',
      pieces: BUCKET_PIECES.map((piece) => ({ ...piece, coating: 'spicy' as const })),
    },
  },
  'chicken-bucket-boneless': {
    wash: 'honey',
    dish: { dish: 'bucket', paper: 'teal', pieces: BONELESS_PIECES },
  },
  'chicken-wing-bucket': { wash: 'apricot', dish: { dish: 'bucket', paper: 'red', pieces: WING_BUCKET } },
  'chicken-two-piece': chicken([
    { cut: 'thigh', x: 46, y: -62, turn: 12, scale: 1.5 },
    { cut: 'drumstick', x: -34, y: 56, turn: -12, scale: 1.55 },
  ]),
  'chicken-four-piece': chicken([
    { cut: 'breast', x: 60, y: -108, turn: -8, scale: 1.2 },
    { cut: 'thigh', x: -104, y: -48, turn: 16, scale: 1.15 },
    { cut: 'wing', x: 116, y: 26, turn: 18, scale: 1.15, flip: true },
    { cut: 'drumstick', x: -24, y: 84, turn: -8, scale: 1.3 },
  ]),
  'chicken-drumsticks': chicken(DRUMSTICKS),
  'chicken-drumsticks-fiery': {
    wash: 'ember',
    dish: {
      dish: 'chicken',
      pieces: pieces('drumstick', 'spicy', [
        [70, -100, -26, 1.3],
        [-60, -18, 10, 1.36],
        [74, 74, -10, 1.4],
      ]),
    },
  },
  'chicken-bbq-drumsticks': {
    wash: 'apricot',
    dish: {
      dish: 'chicken',
      pieces: pieces('drumstick', 'barbecue', [
        [-20, -104, 18, 1.3],
        [70, -10, -18, 1.36],
        [-44, 74, 8, 1.4],
      ]),
      dip: 'barbecue',
    },
  },
  'chicken-wings-peri-peri': chicken(wingPieces('peri-peri')),
  'chicken-wings-bbq': chicken(wingPieces('barbecue')),
  'chicken-wings-crispy': {
    wash: 'honey',
    dish: { dish: 'chicken', pieces: wingPieces('classic'), dip: 'mayo' },
  },
  'chicken-wings-honey': { wash: 'apricot', dish: { dish: 'chicken', pieces: wingPieces('honey') } },
  'chicken-lollipops': {
    wash: 'apricot',
    dish: {
      dish: 'chicken',
      pieces: pieces('lollipop', 'peri-peri', [
        [14, -128, -64, 1.05],
        [-104, -70, -30, 1.1],
        [126, -58, -116, 1.1],
        [-56, 44, -20, 1.2],
        [96, 62, -150, 1.2],
      ]),
      dip: 'peri-peri',
    },
  },
  'chicken-tandoori-legs': {
    wash: 'ember',
    dish: {
      dish: 'chicken',
      pieces: pieces('drumstick', 'tandoori', [
        [50, -62, -20, 1.5],
        [-6, 56, 8, 1.6],
      ]),
      garnish: true,
    },
  },
  'chicken-tikka-skewer': {
    wash: 'ember',
    dish: { dish: 'bites', cut: 'nugget', coating: 'tandoori', rows: [2, 3, 3], garnish: true, dip: 'mint' },
  },
  'chicken-malai-tikka': {
    wash: 'leaf',
    dish: { dish: 'bites', cut: 'nugget', coating: 'malai', rows: [2, 3, 3], garnish: true, dip: 'mint' },
  },
  'chicken-grilled-quarter': {
    wash: 'leaf',
    dish: {
      dish: 'chicken',
      pieces: [
        { cut: 'thigh', coating: 'grilled', x: 74, y: -42, turn: 8, scale: 1.6 },
        { cut: 'drumstick', coating: 'grilled', x: -54, y: 52, turn: -14, scale: 1.6 },
      ],
      garnish: true,
    },
  },
  'chicken-popcorn': {
    wash: 'honey',
    dish: { dish: 'bites', cut: 'popcorn', coating: 'classic', dip: 'mayo' },
  },
  'chicken-popcorn-fiery': {
    wash: 'ember',
    dish: { dish: 'bites', cut: 'popcorn', coating: 'spicy', dip: 'peri-peri' },
  },
  'chicken-nuggets': {
    wash: 'apricot',
    dish: { dish: 'bites', cut: 'nugget', coating: 'classic', rows: [2, 3, 3], dip: 'tomato' },
  },
  'chicken-strips': chicken(pieces('strip', 'classic', STRIP_SPOTS)),
  'chicken-tenders-peri-peri': {
    wash: 'ember',
    dish: { dish: 'chicken', pieces: pieces('strip', 'peri-peri', TENDER_SPOTS), dip: 'mayo' },
  },
  'chicken-tenders-honey': {
    wash: 'apricot',
    dish: { dish: 'chicken', pieces: pieces('strip', 'honey', TENDER_SPOTS) },
  },
} as const satisfies Record<string, ProductDrawing>;
