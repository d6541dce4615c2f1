import { appTexts } from '#src/config/texts/app.ts';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { latePart } from '#registry/engine/late/late-part.tsx';
import { useOffline } from '#src/ui/use-offline.ts';
import type { NotLoadedState } from '#registry/engine/late/late-boundary.tsx';
import { feedbackScreenWords as words } from '../screens/feedback-screen-words.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { GeneralFeedback } from './general-feedback.tsx';

export const orderChoice = latePart(async () => (await import('./order-choice.tsx')).OrderChoice);

/** The orders need the code of the order history, which nobody waits for who follows a link. */
export function LateOrderChoice() {
  return <orderChoice.Part loading={<FormSkeleton />} failed={(state) => <NotLoaded {...state} />} />;
}

function NotLoaded({ again, busy, needsReload }: NotLoadedState) {
  const isOffline = useOffline();
  return (
    <ErrorState
      title={isOffline ? appTexts.offline : words.ordersFailedTitle}
      text={words.ordersFailedText}
      onRetry={needsReload ? startAfresh : again}
      busy={busy}
      action={<GeneralFeedback />}
    />
  );
}
