import { type ChangeEvent, type RefObject, type SyntheticEvent, useId } from 'react';
import { constants } from '#src/config/constants.ts';
import { classes } from '#src/ui/classes.ts';
import { controlClass, Field, fieldAria } from '#src/ui/field/field.tsx';
import { isWholeCode, readCode } from '../read-code.ts';
import styles from './code-field.module.css';

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  /** EXP-09. */
  readonly look: 'line' | 'boxes';
  readonly error?: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  /** `isFilledIn`: the whole code came at once, and was not typed. */
  readonly onCode: (code: string, isFilledIn: boolean) => void;
}

const places = Array.from({ length: constants.otp.length }, (_, place) => place);

/**
 * One input in both looks, because browsers fill in a code from a message only into one. In boxes it lies over the drawn digits. There is no
 * maxlength, which would cut off a code that is pasted with spaces or with its message.
 */
export function CodeField({ label, value, look, error, input, onCode }: CodeFieldProps) {
  const id = useId();

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType } = nativeEvent as { inputType?: string };
    const isTyped = inputType === 'insertText' || inputType === 'insertCompositionText';
    const code = readCode(target.value);
    onCode(code, !isTyped && isWholeCode(code));
  }

  /** The drawn caret is after the last digit. Everything may be selected, to be typed anew. */
  function keepCaret({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd, value: text } = currentTarget;
    if (selectionStart === selectionEnd && selectionEnd !== text.length)
      currentTarget.setSelectionRange(text.length, text.length);
  }

  return (
    <Field id={id} label={label} error={error}>
      <div className={styles[look]} data-invalid={error ? '' : undefined}>
        <input
          ref={input}
          {...fieldAria(id, { error })}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          spellCheck={false}
          className={classes(controlClass, styles.input)}
          value={value}
          onChange={change}
          onSelect={look === 'boxes' ? keepCaret : undefined}
        />
        {look === 'boxes' && (
          <div aria-hidden className={styles.digits}>
            {places.map((place) => (
              <span
                key={place}
                className={styles.box}
                data-next={place === Math.min(value.length, places.length - 1) ? '' : undefined}
              >
                {value[place]}
              </span>
            ))}
          </div>
        )}
      </div>
    </Field>
  );
}
