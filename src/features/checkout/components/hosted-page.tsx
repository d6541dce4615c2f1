import { pathOf } from '#src/config/paths.ts';
import { hostOf, leaveSite } from '#src/features/navigation/leave-site.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { selectOptions } from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import type { Step } from '../payment-types.ts';
import { useWorkLeft } from '../use-work-left.ts';
import { AmountLine } from './amount-line.tsx';
import { CareLink } from './care-link.tsx';
import styles from './pay-parts.module.css';

interface HostedPageProps {
  /** From the address of the page, where anybody may have written it. */
  readonly url: string;
  readonly step: Step | null;
}

/**
 * PAY-22. The page of a provider. It is opened only when the server names it too, in the step of the transaction or in the ways to pay: otherwise a
 * link could lead customers from our page to one that only looks like their bank's.
 */
export function HostedPage({ url, step }: HostedPageProps) {
  const options = useAppSelector(selectOptions);
  useWorkLeft({ transactionId: step?.orderTransactionId });
  const named = [step?.url, ...(options?.options.map(({ paymentUrl }) => paymentUrl) ?? [])];
  const host = named.includes(url) ? hostOf(url) : null;
  if (host === null) {
    return (
      <ErrorState
        title={words.hostedTitle}
        text={words.hostedWrong}
        action={<ButtonLink href={pathOf('paymentType')}>{words.ways.change}</ButtonLink>}
      />
    );
  }
  return (
    <div className={styles.parts}>
      <h1>{words.hostedTitle}</h1>
      <AmountLine begun={step ?? undefined} />
      <p>{words.hostedText(host)}</p>
      <Button size="large" fullWidth onClick={() => void leaveSite(url)}>
        {words.hostedGo}
      </Button>
      <CareLink />
    </div>
  );
}
