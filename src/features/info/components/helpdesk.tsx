import { constants } from '#src/config/constants.ts';
import { pathOf } from '#src/config/paths.ts';
import { selectHelpdesk } from '#src/features/app-config/info-config.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Card } from '#src/ui/card/card.tsx';
import { ListLink } from '#src/ui/list-link/list-link.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { infoWords as words } from '../info-words.ts';

function telephone(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`;
}

/** How to reach us: customer care (CON-14), and the helpdesk of the configuration (INF-08). */
export function Helpdesk() {
  const { phone, email, hours } = useAppSelector(selectHelpdesk);
  const care = constants.care.phone;
  return (
    <Section title={words.helpdesk} {...(hours !== undefined && { subtitle: hours })}>
      <Card padding="small">
        <ListLink href={telephone(care)} icon="phone" label={words.care} description={care} />
        {phone !== undefined && (
          <ListLink href={telephone(phone)} icon="help" label={words.helpdeskPhone} description={phone} />
        )}
        {email !== undefined && (
          <ListLink
            href={`mailto:${email}`}
            icon="feedback"
            label={words.helpdeskEmail}
            description={email}
          />
        )}
        <ListLink
          href={pathOf('orderHistory')}
          icon="orders"
          label={words.helpOrders}
          description={words.helpOrdersText}
        />
      </Card>
    </Section>
  );
}
