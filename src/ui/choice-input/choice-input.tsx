import { type ComponentProps, useImperativeHandle } from 'react';
import { useEarlyCheck } from '../use-early-typing.ts';

export interface ChoiceInputProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> {
  type: 'radio' | 'checkbox';
  checked: boolean;
  /** A radio button tells only that it is chosen. */
  onChoose: (checked: boolean) => void;
}

/**
 * The radio button or checkbox behind whatever is pressed. What was chosen on the server's page, before the app was there, is told to the app
 * when it comes: left to itself React would put back what the server sent.
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
      checked={checked}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}
