import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Input = RefObject<HTMLInputElement | null>;

/**
 * For a text box of a page that the server renders: text that is typed before hydration stays on the screen but is unknown to the app. Reports it
 * once. The ref goes onto the input.
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

  // The next render would restore the value that the app knows.
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
