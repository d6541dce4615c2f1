import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { useEarlyTyping } from '../use-early-typing.ts';
import { uiWords } from '../words.ts';
import styles from './search-field.module.css';

interface SearchFieldProps
  extends Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'enterKeyHint' | 'onBlur'> {
  label: string;
  value: string;
  onText: (text: string) => void;
  /** The button was pressed. By default the text becomes empty. The field has the focus afterwards. */
  onClear?: () => void;
}

/** A field above a list that is searched while the customer types, with a button that clears it. */
export function SearchField({ label, value, onText, onClear = () => onText(''), ...rest }: SearchFieldProps) {
  const field = useEarlyTyping(value, onText);
  return (
    <div className={styles.field}>
      <TextField
        ref={field}
        label={label}
        type="search"
        autoComplete="off"
        {...rest}
        value={value}
        onChange={({ target }) => onText(target.value)}
        prefix={<Icon name="search" size={20} />}
        suffix={
          value !== '' && (
            <IconButton
              icon="close"
              iconSize={20}
              label={uiWords.clearSearch}
              onClick={() => {
                onClear();
                field.current?.focus();
              }}
            />
          )
        }
      />
    </div>
  );
}
