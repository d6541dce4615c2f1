import { type KeyboardEvent, type ReactNode, type Ref, useId, useMemo, useState } from 'react';
import { matchingNames } from '#src/features/cities/matching-names.ts';
import { controlClass, Field, type FieldTexts, fieldAria } from '#src/ui/field/field.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { classes } from '#src/ui/classes.ts';
import styles from './search-select.module.css';

export interface SearchOption {
  readonly name: string;
  /** Beside the name, such as a PIN code. Found by typing, too. */
  readonly more?: string | undefined;
}

interface SearchSelectProps extends FieldTexts {
  options: readonly SearchOption[];
  /** The name of what is chosen; empty as long as nothing is. */
  value: string;
  /** Null when something was typed that is no option: the one of before would not be what the customer means. */
  onChoose: (option: SearchOption | null) => void;
  placeholder: string;
  /** In place of the list: no option fits, or there are none yet. */
  emptyText: string;
  /** Below that text: a link to where what is looked for can be said another way. */
  wayOn?: ReactNode;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** One of a list that is too long to scroll through: typing narrows it, and only what is in it can be chosen. */
export function SearchSelect(props: SearchSelectProps) {
  const {
    label,
    hint,
    error,
    optional,
    options,
    value,
    onChoose,
    placeholder,
    emptyText,
    wayOn,
    onBlur,
    ref,
  } = props;
  const id = useId();
  const listId = `${id}-list`;
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const shown = useMemo(() => matchingNames(options, typed ?? ''), [options, typed]);
  const expanded = open && shown.length > 0;

  /** Where the chosen one is: Enter alone changes nothing. */
  function show() {
    if (open) return;
    const chosen = shown.findIndex(({ name }) => name === value);
    setActive(Math.max(chosen, 0));
    setOpen(true);
  }

  function close() {
    setOpen(false);
    setTyped(null);
  }

  function choose(option: SearchOption | undefined) {
    if (!option) return;
    onChoose(option);
    close();
  }

  /** The field is left: what was typed counts if it is the name of an option. */
  function leave() {
    if (typed !== null && typed.trim() !== value) {
      const name = typed.trim().toLowerCase();
      onChoose(options.find((option) => option.name.toLowerCase() === name) ?? null);
    }
    close();
  }

  function move(to: number) {
    setActive((to + shown.length) % shown.length);
    document
      .getElementById(`${listId}-${(to + shown.length) % shown.length}`)
      ?.scrollIntoView?.({ block: 'nearest' });
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) close();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) show();
      else if (shown.length > 0) move(active + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && open) {
      // Chooses, and does not send the form.
      event.preventDefault();
      choose(shown[active]);
    }
  }

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div
        className={styles.box}
        onBlur={(event) => {
          // From the field to the link below it nothing is left yet.
          if (event.currentTarget.contains(event.relatedTarget)) return;
          leave();
          onBlur?.();
        }}
      >
        <input
          ref={ref}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          className={classes(controlClass, styles.input)}
          placeholder={placeholder}
          value={typed ?? value}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={expanded ? `${listId}-${active}` : undefined}
          {...fieldAria(id, { hint, error })}
          onClick={(event) => {
            // What is typed next is another name, and not an end to the one that is chosen.
            if (typed === null) event.currentTarget.select();
            show();
          }}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onKeyDown={press}
        />
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
        {expanded && (
          <div id={listId} role="listbox" aria-label={label} className={styles.list}>
            {shown.map((option, index) => (
              <div
                key={option.name}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={option.name === value}
                className={classes(styles.option, index === active && styles.active)}
                // The focus stays in the field, or the list would close before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                onKeyDown={press}
              >
                <span>{option.name}</span>
                {option.more && <span className={styles.note}>{option.more}</span>}
              </div>
            ))}
          </div>
        )}
        {open && shown.length === 0 && (
          <div
            role="presentation"
            className={styles.none}
            // Some browsers give a link that is clicked no focus: it would be gone with the field's before the click.
            onMouseDown={(event) => event.preventDefault()}
          >
            <p role="status">{emptyText}</p>
            {wayOn}
          </div>
        )}
      </div>
    </Field>
  );
}
