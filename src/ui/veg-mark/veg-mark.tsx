import { uiWords } from '../words.ts';
import styles from './veg-mark.module.css';

export interface VegMarkProps {
  kind: 'veg' | 'non-veg';
  size?: number;
  /** The word is beside the mark, so screen readers need not read it twice. */
  decorative?: boolean;
}

const square =
  'M3.5.125h9a3.375 3.375 0 0 1 3.375 3.375v9a3.375 3.375 0 0 1-3.375 3.375h-9A3.375 3.375 0 0 1 .125 12.5v-9A3.375 3.375 0 0 1 3.5.125Z' +
  'm0 1.75A1.625 1.625 0 0 0 1.875 3.5v9A1.625 1.625 0 0 0 3.5 14.125h9a1.625 1.625 0 0 0 1.625-1.625v-9A1.625 1.625 0 0 0 12.5 1.875Z';
const shapes = {
  veg: `${square}M8 4.25a3.75 3.75 0 1 1 0 7.5a3.75 3.75 0 1 1 0-7.5Z`,
  'non-veg': `${square}M8 2.75l5 9.25H3Z`,
};

/** The marks of the Indian food authority: a circle for vegetarian, a triangle for the rest, in a square. One path only, because a menu draws many. */
export function VegMark({ kind, size = 16, decorative = false }: VegMarkProps) {
  const alternative = kind === 'veg' ? uiWords.veg : uiWords.nonVeg;
  const said = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alternative };
  return (
    <svg {...said} className={styles[kind]} width={size} height={size} viewBox="0 0 16 16">
      <path d={shapes[kind]} />
    </svg>
  );
}
