import { errors, jwtVerify, SignJWT } from 'jose';

export interface PreviewToken {
  readonly id: string;
  readonly expiresAt: Date;
}

const audience = 'content-preview';

/** Preview links are signed, so that they cannot be forged, and expire. */
export function createPreviewTokens(secret: string, now: () => number) {
  const key = new TextEncoder().encode(secret);
  return {
    sign({ id, expiresAt }: PreviewToken): Promise<string> {
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setAudience(audience)
        .setExpirationTime(expiresAt)
        .sign(key);
    },

    /** Undefined when it was not signed here, was changed, or has expired. */
    async read(token: string): Promise<PreviewToken | undefined> {
      try {
        const { payload } = await jwtVerify(token, key, {
          audience,
          algorithms: ['HS256'],
          currentDate: new Date(now()),
          requiredClaims: ['sub', 'exp'],
        });
        return { id: payload.sub ?? '', expiresAt: new Date((payload.exp ?? 0) * 1000) };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

export type PreviewTokens = ReturnType<typeof createPreviewTokens>;
