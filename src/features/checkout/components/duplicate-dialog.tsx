import { pathOf, withQuery } from '#src/config/paths.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { paymentTexts } from '#src/config/texts/payment.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

interface DuplicateDialogProps {
  readonly orderHistoryId: string;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

/** PAY-41. An order of the last half hour. Tracking it is as easy as ordering again. */
export function DuplicateDialog({ orderHistoryId, onContinue, onClose }: DuplicateDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={genericTexts.header}
      description={paymentTexts.duplicateOrder}
      footer={
        <>
          <ButtonLink variant="secondary" href={withQuery(pathOf('track'), { orderHistoryId })}>
            {paymentTexts.duplicateTrack}
          </ButtonLink>
          <Button onClick={onContinue}>{paymentTexts.duplicateContinue}</Button>
        </>
      }
    />
  );
}
