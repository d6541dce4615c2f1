import { appTexts } from '#src/config/texts/app.ts';
import { paymentTexts } from '#src/config/texts/payment.ts';
import { refusalIn } from '#src/request/refusal-error.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { walletWords as words } from '../wallet-words.ts';

interface WalletDownProps {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** ERR-17. One part of the wallet does not answer; the others are shown. */
export function WalletDown({ error, isBusy, onRetry }: WalletDownProps) {
  return (
    <Notice
      tone="bad"
      action={
        <Button size="small" variant="secondary" busy={isBusy} onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {refusalIn(error)?.code === 'OFFLINE' ? appTexts.offline : paymentTexts.walletDown}
    </Notice>
  );
}
