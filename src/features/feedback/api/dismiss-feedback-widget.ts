import { useState } from 'react';
import { dismissFeedbackWidget } from '#schemas/compiled/endpoints.ts';
import { statusOf } from '#src/request/outcome.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { dismissalFailed, selectIsDismissed, widgetDismissed } from '../feedback-slice.ts';

/** Puts the feedback question away at once, and brings it back when the server does not take it (FBK-16). */
export function useDismissFeedbackWidget(widgetId: string) {
  const request = useRequest();
  const dispatch = useAppDispatch();
  const dismissed = useAppSelector((state) => selectIsDismissed(state, widgetId));
  const [failed, setFailed] = useState(false);

  async function isDismissed(): Promise<boolean> {
    try {
      const reply = await request.call(dismissFeedbackWidget, { params: { widgetId } });
      return statusOf(reply) === 'success';
    } catch {
      return false;
    }
  }

  async function dismiss() {
    setFailed(false);
    dispatch(widgetDismissed(widgetId));
    if (await isDismissed()) return;
    dispatch(dismissalFailed(widgetId));
    setFailed(true);
  }

  return { dismissed, failed, dismiss: () => void dismiss() };
}
