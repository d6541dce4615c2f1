import { useState } from 'react';
import useSWR from 'swr';
import { getPushState } from '#schemas/compiled/calls/get-push-state.ts';
import { removePushSubscription } from '#schemas/compiled/calls/remove-push-subscription.ts';
import { savePushSubscription } from '#schemas/compiled/calls/save-push-subscription.ts';
import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { canPush, unsubscribe } from './end-push.ts';
import { isBlocked, isSubscribed, subscribe } from './push-device.ts';
import { pushWords as words } from './push-words.ts';

interface State {
  readonly publicKey: string;
  readonly isOn: boolean;
}

/** Whether this device is told of orders, and the change of it. Nothing to show for guests, and where browser or shop push nothing. */
export function usePush() {
  const request = useRequest();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const userId = useAppSelector(selectUserId);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { data, isLoading, mutate } = useSWR<State | null>(
    isLoggedIn && userId !== null && canPush() ? `push/${userId}` : null,
    async () => {
      const { publicKey, isOn } = dataOrThrow(await request.call(getPushState, {})).data;
      if (publicKey === undefined) return null;
      // The browser may have ended it without the server.
      return { publicKey, isOn: isOn && (await isSubscribed()) };
    },
    { shouldRetryOnError: false },
  );

  /** Why not, or null. */
  async function switchOn(publicKey: string): Promise<string | null> {
    if (isBlocked()) return words.blocked;
    const body = await subscribe(publicKey).catch(() => undefined);
    // The customer has just said no to the browser: nothing to explain, unless that blocks it.
    if (body === null) return isBlocked() ? words.blocked : null;
    if (body === undefined) return words.failed;
    const answer = await request.call(savePushSubscription, { body });
    if (answer.ok) {
      await mutate({ publicKey, isOn: true }, { revalidate: false });
      return null;
    }
    return answer.refusal.hasServerText ? answer.refusal.text : words.failed;
  }

  async function switchOff(publicKey: string): Promise<string | null> {
    const answer = await request.call(removePushSubscription, {});
    if (!answer.ok) return words.notEnded;
    // The server sends nothing any more, whatever the browser says.
    await unsubscribe().catch(() => {});
    await mutate({ publicKey, isOn: false }, { revalidate: false });
    return null;
  }

  async function change(isWanted: boolean): Promise<void> {
    if (!data || busy) return;
    setBusy(true);
    setFault(null);
    setFault(await (isWanted ? switchOn(data.publicKey) : switchOff(data.publicKey)));
    setBusy(false);
  }

  return { state: data ?? null, isLoading, fault, busy, change };
}
