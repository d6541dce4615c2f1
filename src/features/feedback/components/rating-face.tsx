import styles from './rating-face.module.css';

const EYES_ROUND =
  'M14 15.2a2.1 2.6 0 1 1 0 5.2a2.1 2.6 0 1 1 0-5.2ZM26 15.2a2.1 2.6 0 1 1 0 5.2a2.1 2.6 0 1 1 0-5.2Z';
const EYES_HEARTS =
  'M13.6 21.6l-3.5-3.4a2.3 2.3 0 0 1 3.5-3a2.3 2.3 0 0 1 3.5 3ZM26.4 21.6l-3.5-3.4a2.3 2.3 0 0 1 3.5-3a2.3 2.3 0 0 1 3.5 3Z';

interface Expression {
  /** SVG path of the filled shapes. */
  readonly fill: string;
  /** SVG path of the lines. */
  readonly line: string;
}

/** One expression for each rating, worst first. */
const expressions: readonly Expression[] = [
  { fill: EYES_ROUND, line: 'M10.5 12.2l5 1.6M29.5 12.2l-5 1.6M13.5 29q6.5-6 13 0' },
  { fill: EYES_ROUND, line: 'M14 27h12' },
  { fill: EYES_ROUND, line: 'M13.5 25.5q6.5 4.5 13 0' },
  { fill: EYES_ROUND, line: 'M12 24.5q8 8.5 16 0' },
  { fill: 'M11.5 24h17q-.8 8.8-8.5 8.8t-8.5-8.8Z', line: 'M11 18.5q3-4.5 6 0M23 18.5q3-4.5 6 0' },
  { fill: `${EYES_HEARTS}M11.5 24h17q-.8 8.8-8.5 8.8t-8.5-8.8Z`, line: '' },
];

/** The face of a rating, 0 to 5. It is hidden from screen readers: the label is beside it or on the control. */
export function RatingFace({ rating, size = 40 }: { rating: number; size?: number }) {
  const expression = expressions[rating];
  if (!expression) return null;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 40 40"
      className={styles.face}
    >
      <circle cx="20" cy="20" r="18" className={styles.skin} />
      <path d={expression.fill} className={styles.fill} />
      <path d={expression.line} className={styles.line} />
    </svg>
  );
}
