import { useState } from 'react';
import { dismissFeedbackWidget } from '#schemas/compiled/endpoints.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { dismissalFailed, selectIsDismissed, widgetDismissed } from '../feedback-slice.ts';

/** Puts the feedback question away at once, and brings it back when the server does not take it (FBK-16). */
export function useDismissFeedbackWidget(widgetId: string) {
  const request = useRequest();
  const dispatch = useAppDispatch();
  const dismissed = useAppSelector((state) => selectIsDismissed(state, widgetId));
  const [failed, setFailed] = useState(false);

  async function dismiss() {
    setFailed(false);
    dispatch(widgetDismissed(widgetId));
    try {
      await request.call(dismissFeedbackWidget, { params: { widgetId } });
    } catch {
      dispatch(dismissalFailed(widgetId));
      setFailed(true);
    }
  }

  return { dismissed, failed, dismiss: () => void dismiss() };
}
