import { escaped } from '../../http/escaped.ts';
import type { Entered } from './gateway-simulator.ts';
import { scenarioOfCard, shownCard } from './what-to-enter.ts';

const field = (label: string, attributes: string) => `<label>${escaped(label)}<input ${attributes}></label>`;

/** The card that a gateway asks for on its own page. */
export const cardEntryFields = `<fieldset><legend>Card</legend>${field('Card number', 'name="number" required inputmode="numeric" autocomplete="cc-number" pattern="[0-9 ]{12,23}" maxlength="23"')}${field('Name on card', 'name="name" required autocomplete="cc-name" maxlength="60"')}<div class="pair">${field('Expiry (MM/YY)', 'name="expiry" required inputmode="numeric" autocomplete="cc-exp" pattern="(0[1-9]|1[0-2])/?[0-9]{2}" maxlength="5"')}${field('CVV', 'name="cvv" required inputmode="numeric" autocomplete="cc-csc" pattern="[0-9]{3,4}" maxlength="4"')}</div></fieldset>`;

/** Only the last four digits go any further. */
export function enteredCard(form: URLSearchParams): Entered {
  const number = form.get('number') ?? '';
  if (number === '') return {};
  const means = shownCard(number);
  return {
    means,
    fields: { masked: `${'X'.repeat(8)}${means.slice(-4)}` },
    scenario: scenarioOfCard(number),
  };
}
