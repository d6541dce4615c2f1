// Hills, mountains and deserts of India, drawn by hand and roughly to scale, like the coasts.
import type { Line } from './coasts.ts';

/** Hills and forests: a ridge with its breadth in metres. */
export const forests: readonly { readonly breadth: number; readonly line: Line }[] = [
  // Western Ghats
  {
    breadth: 46_000,
    line: [
      [20.9, 73.75],
      [19.5, 73.6],
      [18.2, 73.5],
      [16.5, 73.95],
      [15.2, 74.3],
      [13.9, 75],
      [12.6, 75.7],
      [11.6, 76.2],
    ],
  },
  // The Ghats south of the Palghat gap
  {
    breadth: 52_000,
    line: [
      [11.5, 76.5],
      [10.3, 77.1],
      [9.3, 77.2],
      [8.6, 77.3],
    ],
  },
  // Satpura
  {
    breadth: 60_000,
    line: [
      [22, 75.5],
      [22.4, 77.8],
      [22.3, 79.6],
      [22.6, 81.6],
    ],
  },
  // Bastar and the Eastern Ghats
  {
    breadth: 90_000,
    line: [
      [21.6, 80.6],
      [20.2, 80.9],
      [19, 81.4],
      [18.2, 82.4],
      [19.6, 83.8],
    ],
  },
  // Chota Nagpur
  {
    breadth: 60_000,
    line: [
      [23.4, 84.2],
      [22.4, 85.4],
      [21.8, 86.2],
    ],
  },
  // Nallamala
  {
    breadth: 38_000,
    line: [
      [15.8, 78.8],
      [14.6, 79],
      [13.6, 79.1],
    ],
  },
  // Foothills of the Himalaya
  {
    breadth: 60_000,
    line: [
      [33.6, 74.6],
      [32.4, 76.2],
      [31, 77.4],
      [30, 79],
      [29, 81],
      [27.8, 84],
      [27.2, 88],
      [27.2, 91.5],
      [28, 95],
    ],
  },
  // Naga and Lushai hills
  {
    breadth: 90_000,
    line: [
      [27.2, 96],
      [25.6, 94.4],
      [24, 93],
      [22.6, 92.8],
    ],
  },
  // Garo and Khasi hills
  {
    breadth: 34_000,
    line: [
      [25.5, 90.3],
      [25.4, 92.2],
    ],
  },
  // Aravalli
  {
    breadth: 34_000,
    line: [
      [24.7, 73.1],
      [25.6, 74],
      [26.7, 75],
    ],
  },
];

/** Snow and rock of the high mountains. */
export const mountains: readonly { readonly breadth: number; readonly line: Line }[] = [
  // Himalaya
  {
    breadth: 150_000,
    line: [
      [36, 74.5],
      [34.4, 77],
      [32.6, 78.6],
      [31.2, 80.2],
      [29.6, 83],
      [28.6, 86],
      [28.3, 90],
      [29.4, 95],
    ],
  },
];

export const deserts: readonly { readonly breadth: number; readonly line: Line }[] = [
  // Thar
  {
    breadth: 190_000,
    line: [
      [29, 72.6],
      [27.3, 71.2],
      [25.6, 70.4],
    ],
  },
];
