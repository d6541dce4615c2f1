import { type ComponentProps, useImperativeHandle } from 'react';
import { useEarlyCheck } from '../use-early-typing.ts';
import styles from './choice-input.module.css';

export interface ChoiceInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'className'> {
  type: 'radio' | 'checkbox';
  checked: boolean;
  /** A radio button calls it only when it is chosen. */
  onChoose: (checked: boolean) => void;
}

/**
 * The radio button or checkbox inside a control, which draws it: the real one covers the drawing and is not seen. A choice that was made on the server's page before hydration is reported with `onChoose`
 * afterwards: otherwise React would restore the state that the server sent.
 */
export function ChoiceInput({ type, checked, onChoose, ref, ...rest }: ChoiceInputProps) {
  function choose(now: boolean) {
    if (now || type === 'checkbox') onChoose(now);
  }
  const input = useEarlyCheck(checked, choose);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [input]);
  return (
    <input
      {...rest}
      ref={input}
      type={type}
      className={styles.input}
      checked={checked}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}
