import { drawnInPlace } from './drawn-in-place.ts';
import styles from './icon.module.css';
import { type IconName, iconNames } from './icon-names.ts';
import sprite from './icons.svg?no-inline';

const known: ReadonlySet<string> = new Set(iconNames);

export interface IconProps {
  /** A name from the list; a document may send any, and an unknown one draws nothing. */
  name: IconName | (string & {});
  size?: number;
  filled?: boolean;
}

/**
 * Always decorative: its meaning is written beside it or is the name of the control. The drawings are in one file, so that neither the scripts
 * nor the HTML contain them. The size is set here, so that nothing moves when the file arrives. The few icons of each card are drawn inline.
 */
export function Icon({ name, size = 20, filled = false }: IconProps) {
  if (!known.has(name)) return null;
  const path = drawnInPlace[name as IconName];
  const fill = filled ? 'currentColor' : 'none';
  if (path !== undefined) {
    return (
      <svg
        aria-hidden="true"
        className={styles.lines}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill={fill}
      >
        <path d={path} />
      </svg>
    );
  }
  return (
    <svg aria-hidden="true" width={size} height={size} fill={fill} strokeWidth={2}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
