import { appTexts } from '#src/config/texts/app.ts';
import { pathOf } from '#src/config/paths.ts';
import { textOf } from '#src/request/refusal.ts';
import { refusalIn } from '#src/request/refusal-error.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { trainWords as words } from '../train-words.ts';

interface PnrFailedProps {
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Another look does not help: the PNR is wrong, or its journey is over. */
const final: readonly string[] = ['PNR_UNKNOWN', 'PNR_EXPIRED', 'TRAIN_CANCELLED', 'NO_TRAINS'];

/** TRN-09. Why nothing can be ordered for a PNR, in the words of the server, and the ways on; the field for another one is above it. */
export function PnrFailed({ error, busy, onRetry }: PnrFailedProps) {
  const refusal = refusalIn(error);
  const isOffline = refusal?.code === 'OFFLINE';
  const isFinal = refusal !== undefined && final.includes(refusal.code);
  const isTold = refusal?.hasServerText === true && !isOffline;
  return (
    <ErrorState
      title={isTold ? refusal.header : words.failedTitle}
      text={isOffline ? appTexts.offline : refusal ? textOf(refusal, words.failedText) : words.failedText}
      {...(isFinal ? {} : { onRetry, busy, retryLabel: words.findAgain })}
      action={
        <ButtonLink href={pathOf('locationSelection')} variant="quiet">
          {words.toAddress}
        </ButtonLink>
      }
    />
  );
}
