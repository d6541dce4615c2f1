import { useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

interface AutoPlayOptions {
  enabled: boolean;
  intervalMs: number;
  /** Changes with every step, so that each slide gets its whole time. */
  step: number;
  onStep: () => void;
}

export interface AutoPlay {
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  /** Somebody is looking closely: wait until they have done. */
  setHeld: (held: boolean) => void;
}

/** Steps on by itself until somebody pauses it; not for those who asked their device for less motion. */
export function useAutoPlay({ enabled, intervalMs, step, onStep }: AutoPlayOptions): AutoPlay {
  const reducedMotion = useReducedMotion();
  const [chosen, setPlaying] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const playing = enabled && (chosen ?? !reducedMotion);
  const stepOn = useEffectEvent(onStep);

  useEffect(() => {
    if (!playing || held) return;
    const timer = setTimeout(() => stepOn(), intervalMs);
    return () => clearTimeout(timer);
  }, [playing, held, intervalMs, step]);

  return { playing, setPlaying, setHeld };
}
