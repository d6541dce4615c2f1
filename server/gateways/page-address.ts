/**
 * The address of a page that a gateway names, when the browser may be sent there: by https, or below the gateway's own address, which is on this
 * machine or in the sandbox where it is not https. Undefined for any other, such as javascript:.
 */
export function pageAddress(address: string | undefined, base: string): string | undefined {
  if (address === undefined || /[\p{Cc}\s]/u.test(address)) return undefined;
  const isOwn = address.startsWith(`${base}/`);
  const isSafe = URL.canParse(address) && new URL(address).protocol === 'https:';
  return isOwn || isSafe ? address : undefined;
}
