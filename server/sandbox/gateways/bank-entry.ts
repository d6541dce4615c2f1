import { bankGroups } from '#schemas/payment-actions.ts';
import { escaped } from '../../http/escaped.ts';

/** Banks of the sandbox, by the group in which a gateway shows them: code → name. */
const banks: Readonly<Record<(typeof bankGroups)[number], Readonly<Record<string, string>>>> = {
  'Popular Banks': { HDF: 'HDFC Bank', ICI: 'ICICI Bank', SBI: 'State Bank of India', AXI: 'Axis Bank' },
  'Other Banks': { KTK: 'Kotak Mahindra Bank', PNB: 'Punjab National Bank', CNB: 'Canara Bank' },
};

const names: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(banks));

export function bankName(code: string): string {
  return Object.hasOwn(names, code) ? (names[code] ?? code) : code;
}

/** The banks that a gateway asks for on its own page. The one that was chosen in the shop is chosen, also when the sandbox does not know it. */
export function bankEntryFields(chosen: string | undefined): string {
  const option = (code: string) =>
    `<label class="pick"><input type="radio" name="bank" value="${escaped(code)}" required${code === chosen ? ' checked' : ''}>${escaped(bankName(code))}</label>`;
  const group = (title: string, codes: readonly string[]) =>
    `<fieldset><legend>${escaped(title)}</legend>${codes.map(option).join('')}</fieldset>`;
  const isOwn = chosen !== undefined && !Object.hasOwn(names, chosen);
  const own = isOwn ? group('Your bank', [chosen]) : '';
  return own + bankGroups.map((title) => group(title, Object.keys(banks[title]))).join('');
}
