import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Input = RefObject<HTMLInputElement | null>;

/**
 * For the box of a page that the server renders: what is typed before the app is there stays on the screen at first, and the app knows
 * nothing of it. Tells it once. The ref goes onto the input.
 */
export function useEarlyTyping(value: string, onTyped: (text: string) => void): Input {
  return useEarlyInput((input) => input.value, value, onTyped);
}

/** The same for a switch or a checkbox. */
export function useEarlyCheck(checked: boolean, onChecked: (checked: boolean) => void): Input {
  return useEarlyInput((input) => input.checked, checked, onChecked);
}

function useEarlyInput<T>(
  read: (input: HTMLInputElement) => T,
  value: T,
  onGiven: (given: T) => void,
): Input {
  const input = useRef<HTMLInputElement>(null);
  const known = useRef({ read, value, onGiven });
  const early = useRef<{ given: T } | null>(null);

  // The next render would put the known value back.
  useLayoutEffect(() => {
    const given = input.current ? known.current.read(input.current) : known.current.value;
    if (given !== known.current.value) early.current = { given };
  }, []);
  useEffect(() => {
    if (early.current !== null) known.current.onGiven(early.current.given);
    early.current = null;
  }, []);
  return input;
}
