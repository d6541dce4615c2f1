import type { IconName } from './icon-names.ts';

/**
 * Icons that a page shows by the dozen, each as one path of 24 by 24: drawing one from `icons.svg` takes a browser ten times as long.
 * Written by build/write-sprite.ts, with the drawings of Lucide (ISC License; in part from Feather, MIT License).
 */
export const drawnInPlace: Readonly<Partial<Record<IconName, string>>> = {
  heart:
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  utensils: 'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7',
};
