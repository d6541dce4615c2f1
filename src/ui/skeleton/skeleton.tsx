import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { uiWords } from '../words.ts';
import styles from './skeleton.module.css';

/** Sizes of the content that is loading, as CSS lengths or ratios. */
export interface SkeletonProps {
  shape?: 'block' | 'text' | 'circle';
  width?: string;
  height?: string;
  /** Width to height, when the width is that of the container. */
  ratio?: number;
  /** Lines of text; the last one is shorter. */
  lines?: number;
}

export function Skeleton({ shape = 'block', width, height, ratio, lines = 1 }: SkeletonProps) {
  const size = {
    '--skeleton-width': width,
    '--skeleton-height': height,
    '--skeleton-ratio': ratio,
  } as CSSProperties;
  if (shape !== 'text')
    return <span aria-hidden="true" className={classes(styles.bone, styles[shape])} style={size} />;
  return (
    <span aria-hidden="true" className={styles.lines} style={size}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classes(styles.bone, styles.text)} />
      ))}
    </span>
  );
}

/** Wraps the skeletons of one loading state: the shapes are visible, the label is for screen readers. */
export function SkeletonGroup({
  label = uiWords.loading,
  children,
}: {
  label?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={styles.group}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
