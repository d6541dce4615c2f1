import { useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

interface AutoPlayOptions {
  enabled: boolean;
  intervalMs: number;
  /** Changes with every step, so that each slide is shown for the whole interval. */
  step: number;
  onStep: () => void;
}

export interface AutoPlay {
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  /** Pauses while the slides are hovered or focused. */
  setHeld: (held: boolean) => void;
}

/** Moves on by itself until it is paused. It stays off when the device asks for less motion. */
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
