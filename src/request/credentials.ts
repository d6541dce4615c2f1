import type { Credentials } from '#schemas/stored/session.ts';
import type { ReportPort, SessionSnapshot } from './ports.ts';

/** A key that differs for different credentials; empty when there is no session. */
export function credentialKey(session: SessionSnapshot): string {
  const { accessToken, accessKeyId, sessionToken } = session.credentials;
  if (session.userId === null) return '';
  if (session.isLoggedIn) return accessToken ?? '';
  return accessKeyId ? `${accessKeyId} ${sessionToken ?? ''}` : '';
}

/** Whether the session is another person's now: a customer's call is never sent again as a guest or as another customer. */
export function isSomeoneElse(before: SessionSnapshot, now: SessionSnapshot): boolean {
  return before.isLoggedIn && (!now.isLoggedIn || now.userId !== before.userId);
}

/**
 * A guest has no refresh token, a customer no session token. Such a token comes from damaged or mixed stored values and is dropped (SES-31).
 * Each is reported once (SES-32), not with every call.
 */
export function createTokenGuard(report: ReportPort): (session: SessionSnapshot) => Credentials {
  const reported = new Set<string>();

  return (session) => {
    const dropped = session.isLoggedIn ? 'sessionToken' : 'refreshToken';
    const { [dropped]: token, ...kept } = session.credentials;
    if (token && !reported.has(token)) {
      reported.add(token);
      report.event({ name: 'token_mismatch', dropped });
    }
    return kept;
  };
}
