import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './chip.module.css';

/** A label of one or two words: 'Customisable', 'Serves 2'. */
export function Chip({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.chip}>
      {icon}
      {children}
    </span>
  );
}

export interface SelectableChipProps extends Omit<ComponentProps<'button'>, 'onSelect'> {
  selected: boolean;
  onSelectedChange: (selected: boolean) => void;
  icon?: ReactNode;
}

/** A choice that is on or off, such as a filter or a feedback tag. */
export function SelectableChip(props: SelectableChipProps) {
  const { selected, onSelectedChange, icon, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={selected}
      className={classes(styles.chip, styles.selectable, !icon && styles.plain, className)}
      onClick={() => onSelectedChange(!selected)}
    >
      {selected ? <Icon name="check" size={16} /> : icon}
      {children}
    </button>
  );
}
