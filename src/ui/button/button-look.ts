import { classes } from '../classes.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** One primary button per screen: the next step. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  fullWidth?: boolean | undefined;
}

/** The class of a button, shared by the real button and by the link that looks like one. */
export function buttonClass(look: ButtonLook, className?: string): string {
  const { variant = 'primary', size = 'medium', fullWidth = false } = look;
  return classes(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, className);
}
