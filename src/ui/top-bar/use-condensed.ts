import { useEffect, useState } from 'react';

/** Two distances, so that a bar that changes on scroll does not flicker between its two states. */
const CONDENSE_AT = 24;
const EXPAND_AT = 4;

/** Whether the page has been scrolled away from its top. */
export function useCondensed(): boolean {
  const [condensed, setCondensed] = useState(false);

  useEffect(() => {
    function update() {
      setCondensed((was) => window.scrollY > (was ? EXPAND_AT : CONDENSE_AT));
    }
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return condensed;
}
