import type { Credentials, ReportPort, SessionSnapshot } from './ports.ts';

/** Tells one set of credentials from another; empty when there is no session. */
export function credentialKey(session: SessionSnapshot): string {
  const { accessToken, accessKeyId, sessionToken } = session.credentials;
  if (session.userId === null) return '';
  if (session.isLoggedIn) return accessToken ?? '';
  return accessKeyId ? `${accessKeyId} ${sessionToken ?? ''}` : '';
}

/**
 * A guest has no refresh token, a customer no session token; one that is there all the same came from a damaged or mixed store
 * and is dropped (SES-31). Each such token is reported once (SES-32), not with every call that meets it.
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
