import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import { classes } from '../classes.ts';
import { controlClass, Field, type FieldTexts, fieldAria } from '../field/field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { uiWords } from '../words.ts';
import styles from './text-area.module.css';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {
  value?: string;
  defaultValue?: string;
}

/** From this many remaining characters on, screen readers announce them. */
const NEAR_LIMIT = 20;

/** A field for a longer text. With `maxLength` it counts the characters and takes no more than that. */
export function TextArea({ label, hint, error, optional, onChange, ...rest }: TextAreaProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [ownLength, setOwnLength] = useState(rest.defaultValue?.length ?? 0);
  const length = rest.value?.length ?? ownLength;

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setOwnLength(event.target.value.length);
    onChange?.(event);
  }

  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      aside={rest.maxLength !== undefined && <Counter length={length} limit={rest.maxLength} />}
    >
      <textarea
        rows={3}
        {...rest}
        {...fieldAria(id, { hint, error })}
        id={id}
        className={classes(controlClass, styles.area)}
        onChange={change}
      />
    </Field>
  );
}

function Counter({ length, limit }: { length: number; limit: number }) {
  const left = Math.max(0, limit - length);
  return (
    <p className={styles.counter} data-full={left === 0 ? '' : undefined}>
      <span aria-hidden="true">
        {length}/{limit}
      </span>
      <VisuallyHidden>
        <span role="status">{left <= NEAR_LIMIT ? uiWords.charactersLeft(left) : ''}</span>
      </VisuallyHidden>
    </p>
  );
}
