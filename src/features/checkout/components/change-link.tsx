import { pathOf } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { checkoutWords as words } from '../checkout-words.ts';

/** The way from a form of payment back to the other ways to pay. */
export function ChangeLink() {
  return (
    <ButtonLink variant="quiet" fullWidth href={pathOf('paymentType')}>
      {words.change}
    </ButtonLink>
  );
}
