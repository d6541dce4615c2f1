export type DeviceType = 'mobile' | 'tablet' | 'desktop';

/** What a user agent says that it is. An Android tablet is one that does not call itself mobile. It says what it likes: nothing is decided by it. */
export function deviceTypeOf(userAgent: string): DeviceType {
  if (/iPad|Tablet|Silk\//.test(userAgent)) return 'tablet';
  if (userAgent.includes('Android') && !/\bMobile\b/.test(userAgent)) return 'tablet';
  return /iPhone|iPod|Android|\bMobile\b|KAIOS/i.test(userAgent) ? 'mobile' : 'desktop';
}
