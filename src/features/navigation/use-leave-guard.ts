import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Hold, holdHistory } from './hold-history.ts';
import { type Destination, leavePort } from './leave-port.ts';

interface Guarded {
  /** Something is not saved. */
  readonly active: boolean;
  /** Whether an address shows what is not saved, so that going there loses nothing. */
  readonly keeps: (to: Destination) => boolean;
  /** Called when the customer exits: drops what is not saved. */
  readonly onExit: () => void;
}

export interface LeaveGuard {
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly exit: () => void;
  /** What was not saved is saved: the page can be left at once. */
  readonly release: () => void;
}

/** Holds everything that navigates by the app. */
function holdLinks({ keeps, ask }: Hold): () => void {
  const askFor = (to: Destination, go: () => void) => (keeps(to) ? go() : ask(go));
  leavePort.ask = askFor;
  return () => {
    if (leavePort.ask === askFor) leavePort.ask = null;
  };
}

/** The browser asks in its own words before the tab is closed or reloaded. */
function holdUnload(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/**
 * Asks before the page is left while something is not saved: by links, by Back and Forward, by everything that navigates or calls `askToLeave`.
 * Show the question with LeaveQuestion.
 */
export function useLeaveGuard({ active, keeps, onExit }: Guarded): LeaveGuard {
  const { key } = useLocation();
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const latestKeeps = useRef(keeps);
  const release = useRef(() => {});
  useEffect(() => {
    latestKeeps.current = keeps;
  });

  useEffect(() => {
    if (!active) return undefined;
    const ask = (go: () => void) => setWanted(() => go);
    const keepsAt = (to: Destination) => latestKeeps.current(to);
    const holds = [holdLinks({ keeps: keepsAt, ask }), holdHistory({ keeps: keepsAt, ask }), holdUnload()];
    const end = () => holds.forEach((endHold) => endHold());
    release.current = end;
    return end;
  }, [active, key]);

  return {
    isAsking: wanted !== null,
    stay: () => setWanted(null),
    exit() {
      release.current();
      setWanted(null);
      onExit();
      wanted?.();
    },
    release: () => release.current(),
  };
}
