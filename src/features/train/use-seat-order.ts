import { useState } from 'react';
import { beginTrainOrder } from '#schemas/compiled/calls/begin-train-order.ts';
import { saveTrainOrder } from '#schemas/compiled/calls/save-train-order.ts';
import { validateTrainOtp } from '#schemas/compiled/calls/validate-train-otp.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import type { TrainDraft } from '#schemas/stored/drafts.ts';
import { useStillHere } from '#src/features/place/use-still-here.ts';
import type { Answer, Refusal } from '#src/request/answer.ts';
import { textOf } from '#src/request/refusal.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { useClock } from '#src/store/use-clock.ts';
import { trainWords as words } from './train-words.ts';

type Order = DataOf<typeof beginTrainOrder>;

export interface Wanted {
  readonly pnr: string;
  readonly stationCode: string;
  readonly storeId: string;
  readonly mobile: string;
  readonly name: string;
  readonly coach: string;
  readonly berth: string;
  readonly instructions: string;
}

interface Options {
  readonly change: (changes: Partial<TrainDraft>) => void;
  readonly onSaved: () => void;
}

/** Why it did not go on. */
export interface SeatFault {
  readonly text: string;
  /** Another station helps. */
  readonly isAboutStation: boolean;
  /** It is about the code that was entered. */
  readonly isAboutCode: boolean;
}

/** With these codes what was begun is there no more: the code is sent anew. */
const over: readonly string[] = ['NO_SUCH_TRAIN_ORDER', 'CODE_SPENT', 'TRAIN_ORDER_PLACED'];

/** TRN-05, TRN-06. Begins the order, has its code entered, and saves the seat; a number that was confirmed already is not asked again. */
export function useSeatOrder({ change, onSaved }: Options) {
  const request = useRequest();
  const clock = useClock();
  const isHere = useStillHere();
  const [waiting, setWaiting] = useState<{ readonly order: Order; readonly resendAt: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<SeatFault | null>(null);

  function failed({ code, ...refusal }: Refusal) {
    if (over.includes(code)) {
      setWaiting(null);
      change({ orderId: undefined, isSaved: false });
    }
    setFault({
      text: textOf({ code, ...refusal }, words.failed),
      isAboutStation: code === 'STATION_CLOSED',
      isAboutCode: code === 'CODE_WRONG',
    });
  }

  /** Null where it did not go on. A reply that comes when the customer has left the step says nothing of what they chose since. */
  async function step(act: () => Promise<Answer<Order>>): Promise<Order | null> {
    setBusy(true);
    setFault(null);
    const answer = await act();
    if (!isHere()) return null;
    setBusy(false);
    if (answer.ok) return answer.data;
    failed(answer.refusal);
    return null;
  }

  async function save(orderId: string, { name, coach, berth, instructions }: Wanted) {
    const data = { orderId, name, coach, berth, instructions };
    if (!(await step(() => request.call(saveTrainOrder, { body: { data } })))) return;
    change({ orderId, isSaved: true });
    onSaved();
  }

  return {
    /** The order whose code is waited for. */
    waiting,
    busy,
    fault,

    async begin(wanted: Wanted) {
      const { pnr, stationCode, storeId, mobile } = wanted;
      const data = { pnr, stationCode, storeId, mobile, acceptsTerms: true as const };
      const order = await step(() => request.call(beginTrainOrder, { body: { data } }));
      if (!order) return;
      change({ orderId: order.orderId, isSaved: false });
      if (order.isVerified) await save(order.orderId, wanted);
      else setWaiting({ order, resendAt: clock.now() + (order.resendAfter ?? 0) * 1000 });
    },

    async enter(otp: string, wanted: Wanted) {
      if (!waiting) return;
      const { orderId } = waiting.order;
      if (await step(() => request.call(validateTrainOtp, { body: { orderId, otp } })))
        await save(orderId, wanted);
    },

    /** Back to the form. */
    leaveCode() {
      setWaiting(null);
      setFault(null);
    },
    forgetFault: () => setFault(null),
  };
}
