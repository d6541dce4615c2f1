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
 * Always decoration: the name of what it stands for is written beside it or on the control. All drawings are in one file, so that neither
 * the scripts nor the HTML carry them; its size is here, so that nothing moves when they arrive.
 */
export function Icon({ name, size = 20, filled = false }: IconProps) {
  if (!known.has(name)) return null;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      strokeWidth={2}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
