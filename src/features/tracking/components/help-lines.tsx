import { constants } from '#src/config/constants.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { Card } from '#src/ui/card/card.tsx';
import { ListLink } from '#src/ui/list-link/list-link.tsx';
import type { TrackedSummary } from '../api/tracked.ts';
import { trackingWords as words } from '../tracking-words.ts';

interface HelpLinesProps {
  readonly store?: TrackedSummary['store'];
  /** Where the page has no details of the order itself: its id in the history. */
  readonly orderId?: string | undefined;
}

/** Whom to call: the restaurant that makes the order, and customer care. */
export function HelpLines({ store, orderId }: HelpLinesProps) {
  const { phone } = constants.care;
  return (
    <Card as="section" padding="small">
      {orderId !== undefined && (
        <ListLink href={withQuery(pathOf('orderHistory'), { orderId })} icon="orders" label={words.details} />
      )}
      {store?.phone !== undefined && (
        <ListLink href={telephone(store.phone)} icon="phone" label={words.call(store.name)} />
      )}
      <ListLink href={telephone(phone)} icon="help" label={words.help} description={phone} />
    </Card>
  );
}

function telephone(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}
