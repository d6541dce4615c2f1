/**
 * The kinds of messages. In India each is registered before it is sent (DLT), and what is sent has to agree with the registered text in every
 * character; the variables are registered as {#var#}.
 */
export const templates = {
  /**
   * The one-time code of a login. Its end never changes: a phone offers the code to a page of the domain that the last line names
   * (origin-bound one-time codes, WebOTP).
   */
  login: {
    variables: ['code', 'domain', 'minutes'],
    end: '\n\n@{domain} #{code}',
  },
  /** A new password of six digits, which is entered like a code. */
  password: {
    variables: ['code', 'domain', 'minutes'],
    end: '\n\n@{domain} #{code}',
  },
  /** The code of an order for cash. */
  orderCode: {
    variables: ['code', 'domain', 'minutes'],
    end: '\n\n@{domain} #{code}',
  },
  /** A new PIN of an e-voucher or a gift card, with the end of its number. */
  voucherPin: { variables: ['code', 'voucher', 'domain'], end: '' },
  orderPlaced: { variables: ['order', 'amount', 'domain'], end: '' },
  /** It has left the store. */
  orderOnItsWay: { variables: ['order', 'domain'], end: '' },
  /** It can be collected. */
  orderReady: { variables: ['order', 'domain'], end: '' },
  /** The restaurant cancelled it. */
  orderCancelled: { variables: ['order', 'domain'], end: '' },
  orderRefunded: { variables: ['amount', 'domain'], end: '' },
} as const;

export type TemplateName = keyof typeof templates;
/** The registered text of each kind. */
export type TemplateTexts = Readonly<Record<TemplateName, string>>;
export type TemplateValues<Name extends TemplateName> = Name extends TemplateName
  ? Readonly<Record<(typeof templates)[Name]['variables'][number], string>>
  : never;

/** The text of a message: what was registered before the fixed end, with the values in the place of the variables. */
export function textOf<Name extends TemplateName>(
  name: Name,
  registered: string,
  values: TemplateValues<Name>,
): string {
  const all: Readonly<Record<string, string>> = values;
  return (registered + templates[name].end).replace(/\{(\w+)\}/g, (sign, variable: string) =>
    Object.hasOwn(all, variable) ? (all[variable] ?? sign) : sign,
  );
}
