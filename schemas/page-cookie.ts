// Zod-free: ships to the browser, and the server reads with the same rules. One cookie tells the server what the page of this visitor depends
// on, so that it is rendered right at once. It names a store, an order type and an experiment bucket: nothing of the person.
import type { OrderTypeCode } from './node.ts';

export const pageCookieName = 'page';

export interface PageCookie {
  readonly storeId: string;
  readonly orderType: OrderTypeCode;
  readonly bucket: string;
}

const pattern = /^([A-Za-z0-9-]{1,20})\.(D|P|DINEIN|CURB|IRCTC)\.(none|A|B|C)$/;
const year = 365 * 24 * 60 * 60;

/** The value for `document.cookie`. */
export function pageCookie({ storeId, orderType, bucket }: PageCookie): string {
  return `${pageCookieName}=${storeId}.${orderType}.${bucket}; path=/; max-age=${year}; samesite=lax`;
}

/** Reads the cookie out of a Cookie header; null when there is none, or none that is well-formed. */
export function readPageCookie(header: string | undefined): PageCookie | null {
  const prefix = `${pageCookieName}=`;
  const value = (header ?? '').split(/;\s*/).find((part) => part.startsWith(prefix))?.slice(prefix.length);
  const [, storeId, orderType, bucket] = pattern.exec(value ?? '') ?? [];
  if (storeId === undefined || orderType === undefined || bucket === undefined) return null;
  return { storeId, orderType: orderType as OrderTypeCode, bucket };
}
