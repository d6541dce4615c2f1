import type { ComponentProps } from 'react';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './combobox.module.css';

/** Texts of an option, and the key that identifies it. */
export interface OptionTexts {
  readonly key: string;
  readonly title: string;
  /** Beside or below the title, such as a PIN code. */
  readonly text?: string | undefined;
  readonly icon?: IconName;
}

interface ComboboxOptionProps extends Omit<ComponentProps<'div'>, 'title'> {
  texts: OptionTexts;
  chosen: boolean;
  /** It was chosen, and its details are being looked up. */
  pending: boolean;
}

/** Role, id and handlers come from the list. */
export function ComboboxOption({ texts, chosen, pending, ...rest }: ComboboxOptionProps) {
  const { title, text, icon } = texts;
  return (
    <div {...rest} aria-current={chosen || undefined} className={styles.option}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size={20} />
        </span>
      )}
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span> {text && <span className={styles.text}>{text}</span>}
      </span>
      {pending && <Spinner size="small" />}
    </div>
  );
}
