import { classes } from '../classes.ts';
import styles from './bone.module.css';
import { Skeleton } from './skeleton.tsx';

export interface BoneProps {
  /** `text` and `heading` are as high as words of that size; `h1` and `h2` are those of a page, larger on a wide screen. */
  shape: 'text' | 'heading' | 'h1' | 'h2' | 'button' | 'chip';
  width?: string;
  height?: string;
  lines?: number;
  /** Size of the words, when it is not that around them, or for a heading 20 px. */
  size?: 12 | 14 | 16 | 20 | 26 | 34;
}

/** The parts of a skeleton in the sizes of what comes. The first screens of home, menu and cart do with `Skeleton`, which is smaller. */
export function Bone({ shape, width, height, lines = 1, size }: BoneProps) {
  if (shape === 'button' || shape === 'chip') {
    return (
      <span className={classes(styles.piece, styles[shape])} style={{ width }}>
        <Skeleton height={height ?? (shape === 'button' ? 'var(--touch)' : '40px')} />
      </span>
    );
  }
  const fontSize = size && `var(--text-${size})`;
  return (
    <span className={classes(styles.words, styles[shape])} style={{ width, fontSize }}>
      <Skeleton shape="text" lines={lines} />
    </span>
  );
}
