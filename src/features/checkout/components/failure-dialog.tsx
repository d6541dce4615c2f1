import { useEffect } from 'react';
import { pathOf } from '#src/config/paths.ts';
import { leaveSite } from '#src/features/navigation/leave-site.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { failureClosed, failureLeft, selectCheckout } from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { confirmSeatAnew } from '../confirm-seat-anew.ts';
import type { WayOn } from '../failure.ts';
import { CareLink } from './care-link.tsx';

interface FailureDialogProps {
  readonly onRetry: () => void;
  /** The way to the other ways to pay; the page of the ways itself needs none. */
  readonly onChange?: (() => void) | undefined;
  /** The page itself says it, at the field that it is about. */
  readonly isSaid?: boolean;
}

/** PAY-47, PAY-57. Why it did not go on, and the ways on. */
export function FailureDialog({ onRetry, onChange, isSaid = false }: FailureDialogProps) {
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  const { failure } = useAppSelector(selectCheckout);

  // It is about what was done on this page: another page does not begin with it. A page whose way to pay is gone leads to the others, and those say why.
  const isOfWays = onChange === undefined;
  useEffect(() => () => void dispatch(isOfWays ? failureClosed() : failureLeft()), [dispatch, isOfWays]);

  // Else the page of the train would lead back here, to be refused for the same reason.
  const isOfTrain = failure?.ways.includes('train') ?? false;
  useEffect(() => {
    if (isOfTrain) dispatch(confirmSeatAnew());
  }, [dispatch, isOfTrain]);

  if (failure === null || isSaid) return null;

  const close = () => void dispatch(failureClosed());
  const go: Readonly<Record<WayOn, () => void>> = {
    retry: onRetry,
    change: onChange ?? (() => {}),
    cart: () => navigate(pathOf('cart')),
    train: () => navigate(pathOf('deliverOnTrain')),
    orders: () => navigate(pathOf('orderHistory')),
    // The server ends the preview: a page load, not a navigation of the app.
    preview: () => void leaveSite('/?preview=off'),
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={failure.header}
      description={failure.text}
      footer={failure.ways.map((way, place) => (
        <Button
          key={way}
          variant={place === 0 ? 'primary' : 'secondary'}
          onClick={() => {
            close();
            go[way]();
          }}
        >
          {words.ways[way]}
        </Button>
      ))}
    >
      <CareLink />
    </Dialog>
  );
}
