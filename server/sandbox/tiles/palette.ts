export const tileThemes = ['light', 'dark'] as const;
export type TileTheme = (typeof tileThemes)[number];

export interface Palette {
  readonly sea: string;
  readonly seaInk: string;
  readonly land: string;
  readonly field: readonly string[];
  readonly forest: string;
  readonly desert: string;
  readonly mountain: string;
  readonly town: string;
  readonly campus: string;
  readonly park: string;
  readonly parkEdge: string;
  readonly house: string;
  readonly houseEdge: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly main: string;
  readonly mainEdge: string;
  readonly highway: string;
  readonly highwayEdge: string;
  readonly country: string;
  readonly rail: string;
  readonly ink: string;
  readonly inkQuiet: string;
  readonly halo: string;
  readonly shield: string;
  readonly shieldInk: string;
}

/** The map's colours: those of the product, pale so that pins and labels are easy to see. */
export const palettes: Readonly<Record<TileTheme, Palette>> = {
  light: {
    sea: '#b7dde2',
    seaInk: '#4a7f88',
    land: '#f5eedf',
    field: ['#f1ecd9', '#ecefd6', '#f5eddd'],
    forest: '#bfdca8',
    desert: '#f2d9a6',
    mountain: '#dcd8d6',
    town: '#efe4d6',
    campus: '#ebdcc8',
    park: '#cfe6bd',
    parkEdge: '#b9d8a4',
    house: '#e8dccd',
    houseEdge: '#dccdbb',
    road: '#ffffff',
    roadEdge: '#e2d5c5',
    main: '#fff3d6',
    mainEdge: '#e5cfa4',
    highway: '#ffd292',
    highwayEdge: '#e3a95a',
    country: '#ffffff',
    rail: '#b9aca0',
    ink: '#3d2e26',
    inkQuiet: '#705f54',
    halo: '#fffaf3',
    shield: '#2f7d5b',
    shieldInk: '#ffffff',
  },
  dark: {
    sea: '#15323a',
    seaInk: '#6f9ba3',
    land: '#221c17',
    field: ['#241d18', '#222018', '#261f19'],
    forest: '#2c4426',
    desert: '#43361f',
    mountain: '#3a3532',
    town: '#2e2620',
    campus: '#352b23',
    park: '#26402a',
    parkEdge: '#294029',
    house: '#3a3028',
    houseEdge: '#3d332b',
    road: '#54483f',
    roadEdge: '#1a1410',
    main: '#6b5846',
    mainEdge: '#1a1410',
    highway: '#8a5f32',
    highwayEdge: '#1a1410',
    country: '#41372f',
    rail: '#5d5149',
    ink: '#efe3d9',
    inkQuiet: '#bba99c',
    halo: '#17110d',
    shield: '#2c5c48',
    shieldInk: '#e9f5ee',
  },
};
