import { useCallback, useEffect, useRef, useState } from 'react';
import { selectFeature } from '#src/features/app-config/app-config-slice.ts';
import { selectOrderConfig } from '#src/features/app-config/order-config.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { useClock } from '#src/store/use-clock.ts';
import { textOf } from '#src/request/refusal.ts';
import { againWords as words } from './again-words.ts';
import { orderAgain } from './order-again.ts';

type State =
  | { readonly is: 'idle'; readonly text: string | null }
  | { readonly is: 'counting'; readonly until: number }
  | { readonly is: 'sending' };

const idle: State = { is: 'idle', text: null };

/**
 * Orders the same again, with one press. Where the feature is on, some seconds pass before it is done (ORD-35), in which it can be cancelled, where
 * that is on too; leaving the page cancels it anyway.
 */
export function useOrderAgain(orderHistoryId: string) {
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  const clock = useClock();
  const hasTimer = useAppSelector((state) =>
    selectFeature(state, 'one_click_reorder_timer', selectPartner(state)),
  );
  const canCancel = useAppSelector((state) =>
    selectFeature(state, 'one_click_reorder_cancel', selectPartner(state)),
  );
  const seconds = useAppSelector((state) => selectOrderConfig(state).oneClickReorderSeconds);
  const [state, setState] = useState<State>(idle);
  /** One more with each press and each cancellation: what belongs to an earlier one is over. */
  const turn = useRef(0);

  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const send = useCallback(async () => {
    const mine = turn.current;
    const isWanted = () => turn.current === mine;
    setState({ is: 'sending' });
    const outcome = await dispatch(orderAgain({ orderHistoryId, navigate, isWanted }));
    if (!isWanted()) return;
    if (outcome.is === 'refused') setState({ is: 'idle', text: textOf(outcome.refusal, words.failed) });
    else setState(outcome.is === 'nothing' ? { is: 'idle', text: words.nothing(outcome.names) } : idle);
  }, [dispatch, navigate, orderHistoryId]);

  const until = state.is === 'counting' ? state.until : null;
  useEffect(
    () => (until === null ? undefined : clock.after(Math.max(0, until - clock.now()), () => void send())),
    [clock, until, send],
  );

  function press() {
    turn.current += 1;
    if (hasTimer && seconds > 0) setState({ is: 'counting', until: clock.now() + seconds * 1_000 });
    else void send();
  }

  function cancel() {
    turn.current += 1;
    setState(idle);
  }

  return { state, canCancel, press, cancel };
}
