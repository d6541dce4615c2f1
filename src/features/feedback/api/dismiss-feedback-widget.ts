import { useState } from 'react';
import { dismissFeedbackWidget } from '#schemas/compiled/calls/dismiss-feedback-widget.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { dismissalFailed, selectIsDismissed, widgetDismissed } from '../feedback-slice.ts';

/** Hides the feedback question at once, and shows it again when the server refuses the dismissal (FBK-16). */
export function useDismissFeedbackWidget(widgetId: string) {
  const request = useRequest();
  const dispatch = useAppDispatch();
  const dismissed = useAppSelector((state) => selectIsDismissed(state, widgetId));
  const [failed, setFailed] = useState(false);

  async function dismiss() {
    setFailed(false);
    dispatch(widgetDismissed(widgetId));
    const answer = await request.call(dismissFeedbackWidget, { params: { widgetId } });
    if (answer.ok) return;
    dispatch(dismissalFailed(widgetId));
    setFailed(true);
  }

  return { dismissed, failed, dismiss: () => void dismiss() };
}
