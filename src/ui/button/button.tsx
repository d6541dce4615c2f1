import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { uiWords } from '../words.ts';
import { type ButtonLook, buttonClass } from './button-look.ts';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows that an action is running and ignores further presses; focus and width stay. */
  busy?: boolean;
  icon?: ReactNode;
}

export function Button(props: ButtonProps) {
  const { variant, size, fullWidth, busy = false, icon, className, children, onClick, ...rest } = props;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonClass({ variant, size, fullWidth }, className)}
      onClick={press}
    >
      <span className={classes(styles.content, busy && styles.covered)}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={styles.wait}>
          <Spinner />
          <VisuallyHidden>{uiWords.loading}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
