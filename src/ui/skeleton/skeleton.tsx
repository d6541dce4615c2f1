import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { uiWords } from '../words.ts';
import styles from './skeleton.module.css';

/** Sizes of what is coming, as CSS lengths or ratios. They are data of the layout, so they travel as properties. */
export interface SkeletonProps {
  shape?: 'block' | 'text' | 'circle';
  width?: string;
  height?: string;
  /** Width to height, where the width is the container's. */
  ratio?: number;
  /** Lines of text; the last is shorter, as last lines are. */
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

/** Wraps the skeletons of one wait: the shapes are for the eye, the word for the ear. */
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
