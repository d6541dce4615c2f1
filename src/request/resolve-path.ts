import type { SessionSnapshot } from './ports.ts';
import { RequestError } from './request-error.ts';

export interface PathValues {
  readonly params: unknown;
  readonly session: Pick<SessionSnapshot, 'storeId' | 'cartId'>;
  /** Replaces every store id in the path. */
  readonly storeId: string | null;
  readonly requestId: string;
}

const PLACEHOLDER = /[$:]([A-Za-z]\w*)/g;
/** Literal store ids, as in the links of a document. */
const WRITTEN_STORE = /(\/stores?\/(?:v1\/)?)(\d+|null|undefined)(?=\/|$)/;

/** Fills the placeholders of a path. An unknown store becomes 'null', which the 404 rule replaces (REQ-16). */
export function resolvePath(template: string, values: PathValues): string {
  if (!/^\/(?![/\\])/.test(template))
    throw unresolved(template, 'it is not a path of our services', values.requestId);

  const params = (values.params ?? {}) as Readonly<Record<string, unknown>>;
  const { storeId, cartId } = values.session;
  const fromSession: Readonly<Record<string, string | null>> = { storeId, cartId };
  const inCartService = template.includes('/cart-service/');

  const filled = template.replace(PLACEHOLDER, (_, name: string) => {
    if (name === 'storeId' && values.storeId !== null) return encodeURIComponent(values.storeId);
    const value = [params[name], fromSession[name]].find(isGiven);
    if (value !== undefined) return encodeURIComponent(String(value));
    if (name === 'storeId') return 'null';
    throw unresolved(template, `it has no value for '${name}'`, values.requestId);
  });

  const stored =
    values.storeId === null
      ? filled
      : filled.replace(WRITTEN_STORE, `$1${encodeURIComponent(values.storeId)}`);
  if (!inCartService) return stored;
  if (cartId === null && hasNullStore(stored)) {
    throw unresolved(template, 'there is no cart yet', values.requestId);
  }
  return stored.replace(/\/(?:null|undefined)(?=\/|$)/g, `/${encodeURIComponent(cartId ?? '')}`);
}

export function hasStore(template: string, path: string): boolean {
  return /[$:]storeId\b/.test(template) || WRITTEN_STORE.test(path) || hasNullStore(path);
}

/** Whether a path contains 'null' or 'undefined'. It stands for an unknown store; in cart-service paths resolvePath replaces it by the cart id. */
export function hasNullStore(path: string): boolean {
  return /\/(?:null|undefined)(?:\/|$)/.test(path);
}

const NOT_A_VALUE = new Set<unknown>([null, undefined, '', 'null', 'undefined', '.', '..']);

/** Whether a value can be used in a path. Texts such as 'null' and 'undefined' cannot. */
export function isGiven(value: unknown): boolean {
  return !NOT_A_VALUE.has(value);
}

function unresolved(template: string, why: string, requestId: string): RequestError {
  return new RequestError({
    kind: 'unresolved',
    code: 'UNRESOLVED_PATH',
    message: `${template} was not sent: ${why}`,
    requestId,
  });
}
