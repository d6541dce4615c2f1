import type { Material } from '../kit/materials.ts';

export type Coat = {
  gleam: string;
  base: string;
  shade: string;
  flakes: readonly [string, ...string[]];
  look: Omit<Material, 'grain'> & { grain: number };
};

const CRUMB_STAINS: NonNullable<Material['stains']> = [
  { colour: [0.99, 0.72, 0.28], channel: 'g', from: 0.52, sharp: 4 },
  { colour: [0.62, 0.27, 0.05], channel: 'b', from: 0.58, sharp: 5 },
];

const CRUMB: Coat['look'] = {
  grain: 0.048,
  octaves: 3,
  round: 10,
  bump: 0.36,
  depth: 22,
  shade: [0.6, 0.25, 0.02],
  dark: 0.9,
  shine: 0.26,
  tight: 12,
  stains: CRUMB_STAINS,
};

/** What covers the meat. Every coat has its base, shade and gleam, its crumbs, and how it takes the light. */
export const COATS = {
  classic: {
    gleam: '#FFCF78',
    base: '#EE9C2F',
    shade: '#B85E14',
    flakes: ['#FFDD94', '#C8701E', '#F4B550'],
    look: CRUMB,
  },
  spicy: {
    gleam: '#FBAE5A',
    base: '#DE6E22',
    shade: '#9A330C',
    flakes: ['#FFCB7A', '#B8400F', '#F08C3A'],
    look: {
      ...CRUMB,
      shade: [0.36, 0.08, 0.01],
      stains: [
        { colour: [1, 0.66, 0.28], channel: 'g', from: 0.53, sharp: 4 },
        { colour: [0.56, 0.12, 0.02], channel: 'b', from: 0.54, sharp: 6 },
      ],
    },
  },
  'peri-peri': {
    gleam: '#F98A3E',
    base: '#D9461A',
    shade: '#8C1E08',
    flakes: ['#F5A348', '#7A1606', '#E4571F'],
    look: {
      grain: 0.034,
      octaves: 2,
      round: 9,
      bump: 0.34,
      depth: 26,
      shade: [0.32, 0.04, 0.01],
      dark: 1,
      shine: 0.75,
      tight: 24,
      stains: [
        { colour: [0.28, 0.06, 0.02], channel: 'b', from: 0.58, sharp: 7 },
        { colour: [0.98, 0.55, 0.2], channel: 'g', from: 0.57, sharp: 5 },
      ],
    },
  },
  barbecue: {
    gleam: '#C05A22',
    base: '#81300F',
    shade: '#3C1105',
    flakes: ['#A8481A', '#2E0D04', '#93390F'],
    look: {
      grain: 0.03,
      octaves: 2,
      round: 9,
      bump: 0.3,
      depth: 26,
      shade: [0.14, 0.03, 0.01],
      dark: 1,
      shine: 0.95,
      tight: 24,
      stains: [{ colour: [0.72, 0.3, 0.1], channel: 'g', from: 0.54, sharp: 5 }],
    },
  },
  grilled: {
    gleam: '#FBD397',
    base: '#DE9A4A',
    shade: '#97551F',
    flakes: ['#FFE3B4', '#7A3A14', '#EDB467'],
    look: {
      grain: 0.03,
      octaves: 2,
      round: 9,
      bump: 0.3,
      depth: 22,
      shade: [0.36, 0.13, 0.02],
      dark: 1,
      shine: 0.5,
      tight: 20,
      stains: [{ colour: [0.42, 0.17, 0.05], channel: 'b', from: 0.57, sharp: 6 }],
    },
  },
  honey: {
    gleam: '#FFD27A',
    base: '#E2931F',
    shade: '#8F4A08',
    flakes: ['#FFF3D0', '#FFF0C4', '#B8670E'],
    look: {
      grain: 0.036,
      octaves: 2,
      round: 9,
      bump: 0.3,
      depth: 26,
      shade: [0.42, 0.16, 0.01],
      dark: 1,
      shine: 1,
      tight: 26,
      stains: [{ colour: [0.55, 0.24, 0.03], channel: 'b', from: 0.58, sharp: 6 }],
    },
  },
  tandoori: {
    gleam: '#FF9A55',
    base: '#DE4F1E',
    shade: '#9A2409',
    flakes: ['#FFB672', '#5A1606', '#F07A38'],
    look: {
      grain: 0.042,
      octaves: 3,
      round: 9,
      bump: 0.34,
      depth: 22,
      shade: [0.3, 0.05, 0.01],
      dark: 0.95,
      shine: 0.4,
      tight: 16,
      stains: [
        { colour: [0.16, 0.05, 0.02], channel: 'b', from: 0.6, sharp: 10 },
        { colour: [1, 0.62, 0.26], channel: 'g', from: 0.56, sharp: 5 },
      ],
    },
  },
  malai: {
    gleam: '#FFFDF0',
    base: '#F5E3BE',
    shade: '#C39A5E',
    flakes: ['#FFFFFF', '#86A94E', '#D9B27A'],
    look: {
      grain: 0.036,
      octaves: 2,
      round: 9,
      bump: 0.28,
      depth: 20,
      shade: [0.5, 0.3, 0.12],
      dark: 0.85,
      shine: 0.45,
      tight: 18,
      stains: [{ colour: [0.38, 0.19, 0.06], channel: 'b', from: 0.61, sharp: 9 }],
    },
  },
} as const satisfies Record<string, Coat>;

export type Coating = keyof typeof COATS;
