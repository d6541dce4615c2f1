import { brandOf, type CardValues, digitsOf } from './card-rules.ts';
import type { GatewayForm } from './payment-types.ts';

type Field = readonly [name: string, value: string];

/** The fields that a form has for a card: their names come from the server, their values from the page. */
export function cardFields({ card: names, fields }: GatewayForm, card: CardValues): readonly Field[] {
  if (!names) return [];
  const { network } = names;
  const brand = brandOf(card.number);
  const code =
    network && Object.hasOwn(network.codes, brand) ? network.codes[brand] : network && fields[network.field];
  return [
    [names.number, digitsOf(card.number)],
    [names.name, card.name.trim()],
    [names.month, card.month],
    [names.year, card.year],
    [names.cvv, card.cvv],
    ...(network && code !== undefined ? [[network.field, code] as const] : []),
  ];
}

/**
 * PAY-25, PAY-59. Sends a form from this browser to the gateway, which opens in place of the page. A card is in the document only now, in fields that
 * nobody sees, and is gone from it when the browser has sent the form.
 */
export function sendToGateway(form: GatewayForm, card?: CardValues): void {
  const element = document.createElement('form');
  element.method = 'post';
  element.action = form.url;
  element.hidden = true;
  const fields = new Map<string, string>([
    ...Object.entries(form.fields),
    ...(card ? cardFields(form, card) : []),
  ]);
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    element.append(input);
  }
  document.body.append(element);
  // A field may be named 'submit', which would hide the method.
  HTMLFormElement.prototype.submit.call(element);
  element.remove();
}
