import { type ChangeEvent, useLayoutEffect } from 'react';
import { menuWords as words } from '#src/features/menu/menu-words.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import { useEarlyTyping } from '#src/ui/use-early-typing.ts';
import styles from './menu-search.module.css';

interface MenuSearchProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The field loses the focus. */
  readonly onLeave: () => void;
  /** The address asks for the search without a text: the field takes the focus. */
  readonly wanted: boolean;
}

export function MenuSearch({ text, onChange, onLeave, wanted }: MenuSearchProps) {
  const field = useEarlyTyping(text, onChange);
  useLayoutEffect(() => {
    if (wanted) field.current?.focus();
  }, [wanted, field]);

  function clear() {
    onChange('');
    field.current?.focus();
  }

  return (
    <search className={styles.search}>
      <Icon name="search" size={20} />
      <input
        ref={field}
        type="search"
        className={styles.field}
        aria-label={words.search}
        placeholder={words.searchHint}
        value={text}
        maxLength={60}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        onBlur={onLeave}
      />
      {text !== '' && <IconButton icon="close" iconSize={18} label={words.clearSearch} onClick={clear} />}
    </search>
  );
}
