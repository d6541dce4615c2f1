import { uiWords } from '../words.ts';
import styles from './veg-mark.module.css';

export interface VegMarkProps {
  kind: 'veg' | 'non-veg';
  size?: number;
  /** The word stands beside the mark, so a screen reader need not say it twice. */
  decorative?: boolean;
}

/** The marks of the Indian food authority: a circle for vegetarian, a triangle for the rest, in a square. */
export function VegMark({ kind, size = 16, decorative = false }: VegMarkProps) {
  const alternative = kind === 'veg' ? uiWords.veg : uiWords.nonVeg;
  const said = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alternative };
  return (
    <svg {...said} className={styles[kind]} width={size} height={size} viewBox="0 0 16 16">
      <rect
        x="1"
        y="1"
        width="14"
        height="14"
        rx="2.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
      {kind === 'veg' ? (
        <circle cx="8" cy="8" r="3.75" fill="currentColor" />
      ) : (
        <path d="M8 3.6 12.4 11.6H3.6Z" fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
      )}
    </svg>
  );
}
