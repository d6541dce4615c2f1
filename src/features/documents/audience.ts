import { headerNames as names } from '#schemas/header-names.ts';

/** Headers by which the server chooses the nodes of a document, in the order of `selectAudience`. */
export const audienceHeaders = [
  names.deliveryType,
  names.storeId,
  names.experimentGroup,
  names.isLoggedIn,
  names.miniApp,
  names.clientId,
] as const;

/** The headers that say for whom a call asks. Outside of a partner's app there is none for it. */
export function headersFor(audience: string): Readonly<Record<string, string | null>> {
  const values = audience.split(',');
  return Object.fromEntries(
    audienceHeaders.map(
      (header, at) => [header, values[at] === 'null' ? null : (values[at] ?? null)] as const,
    ),
  );
}

interface Chosen {
  readonly audience?: string | undefined;
  /** The headers by which the server chose; null where it did not say. */
  readonly vary?: string | null | undefined;
}

/** Whether a document that was chosen for some has the same nodes for others: nothing differs by which the server chose. */
export function isAlsoFor(others: string, { audience = '', vary }: Chosen): boolean {
  const [one, other] = [audience.split(','), others.split(',')];
  return (
    typeof vary === 'string' &&
    audienceHeaders.every((header, at) => one[at] === other[at] || !vary.includes(header))
  );
}
