import { latePart } from '#registry/engine/late/late-part.tsx';

/** Loaded where a code is shown: few customers see one. */
export const qrCode = latePart(async () => (await import('./qr-code.tsx')).QrCode);
