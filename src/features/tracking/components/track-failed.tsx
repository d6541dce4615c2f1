import { appTexts } from '#src/config/texts/app.ts';
import { pathOf } from '#src/config/paths.ts';
import { textOf } from '#src/request/refusal.ts';
import { refusalIn } from '#src/request/refusal-error.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { trackingWords as words } from '../tracking-words.ts';

interface TrackFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly busy: boolean;
}

/** An order that could not be looked up: there is none of that id, or the call failed. */
export function TrackFailed({ error, onRetry, busy }: TrackFailedProps) {
  const refusal = refusalIn(error);
  const isMissing = refusal?.status === 404 || refusal?.code === 'NO_SUCH_ORDER';
  const text =
    refusal?.code === 'OFFLINE'
      ? appTexts.offline
      : refusal
        ? textOf(refusal, words.failedText)
        : words.failedText;
  return (
    <ErrorState
      title={isMissing ? words.missingTitle : words.failedTitle}
      text={text}
      {...(isMissing ? {} : { onRetry, busy })}
      action={
        <ButtonLink href={pathOf('orderHistory')} variant="quiet">
          {words.allOrders}
        </ButtonLink>
      }
    />
  );
}
