import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { uiWords } from '../words.ts';
import styles from './skeleton.module.css';

/** Sizes of the content that is loading, as CSS lengths or ratios. */
export interface SkeletonProps {
  /** `text` and `heading` are as high as words of that size; `h1` and `h2` are those of a page, larger on a wide screen. */
  shape?: 'block' | 'text' | 'heading' | 'h1' | 'h2' | 'circle' | 'button' | 'chip';
  width?: string;
  height?: string;
  /** Width to height, when the width is that of the container. */
  ratio?: number;
  /** Lines of text; the last one is shorter. */
  lines?: number;
  /** Size of the words, when it is not that around them, or for a heading 20 px. */
  size?: 12 | 14 | 16 | 20 | 26 | 34;
}

export function Skeleton({ shape = 'block', width, height, ratio, lines = 1, size }: SkeletonProps) {
  const style = {
    '--skeleton-width': width,
    '--skeleton-height': height,
    '--skeleton-ratio': ratio,
    ...(size && { fontSize: `var(--text-${size})` }),
  } as CSSProperties;
  // 'heading', 'h1', 'h2'.
  const isHeading = shape[0] === 'h';
  if (shape !== 'text' && !isHeading)
    return <span aria-hidden="true" className={classes(styles.bone, styles[shape])} style={style} />;
  return (
    <span
      aria-hidden="true"
      className={classes(styles.lines, isHeading && styles.heading, styles[shape])}
      style={style}
    >
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classes(styles.bone, styles.line)} />
      ))}
    </span>
  );
}

interface SkeletonGroupProps {
  label?: string;
  /** It is as high as the place that it is in. */
  fills?: boolean;
  children: ReactNode;
}

/** Wraps the skeletons of one loading state: the shapes are visible, the label is for screen readers. */
export function SkeletonGroup({ label = uiWords.loading, fills = false, children }: SkeletonGroupProps) {
  return (
    <div role="status" className={classes(styles.group, fills && styles.filling)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
