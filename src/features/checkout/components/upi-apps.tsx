import { buttonClass } from '#src/ui/button/button-look.ts';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import type { Step } from '../payment-types.ts';
import styles from './pay-parts.module.css';

interface UpiAppsProps {
  readonly upi: NonNullable<Step['upi']>;
  readonly amount: number;
}

/** Schemes of UPI apps, and Android's way to name one. Anything else is not what the server means by a link to an app. */
const appLink = /^(upi|gpay|tez|phonepe|paytmmp|bhim|credpay|amazonpay|intent):/i;
/** The page of the sandbox that plays a UPI app. It opens beside this page, as an app does. */
const playedApp = /^\/sandbox\//;

/**
 * PAY-09. Links that open one UPI app each, and the one that leaves the choice to the phone, which has to be offered beside them. They are plain links:
 * browsers open apps from a press alone.
 */
export function UpiApps({ upi: { apps, link }, amount }: UpiAppsProps) {
  // The server may name the one for any app itself: phones differ in how that is asked for.
  const any = { id: 'any', label: words.anyApp, link: link ?? '' };
  const links = [...apps, ...(apps.some(({ id }) => id === any.id) ? [] : [any])].filter(
    ({ link: href }) => appLink.test(href) || playedApp.test(href),
  );
  if (links.length === 0) return null;
  return (
    <>
      <h2>{words.upiApps(formatPaise(amount))}</h2>
      <div className={styles.apps}>
        {links.map(({ id, label, link: href }) => (
          <a
            key={id}
            href={href}
            target={playedApp.test(href) ? '_blank' : undefined}
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary', fullWidth: true })}
          >
            {label}
          </a>
        ))}
      </div>
    </>
  );
}
