import { useEffect, useRef } from 'react';

interface OtpCredential {
  readonly code?: unknown;
}

/**
 * Reads the code from the text message where the browser can (WebOTP), and asks no more when the field is gone (EXP-19). A refusal means that the
 * customer enters it.
 */
export function useMessageCode(isOn: boolean, onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });

  useEffect(() => {
    if (!isOn || !('OTPCredential' in window)) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const options: CredentialRequestOptions & { otp: { transport: readonly string[] } } = {
      otp: { transport: ['sms'] },
      signal,
    };
    navigator.credentials.get(options).then(
      (credential) => {
        const code = (credential as OtpCredential | null)?.code;
        if (typeof code === 'string' && !signal.aborted) latest.current(code);
      },
      () => {},
    );
    return () => leaving.abort();
  }, [isOn]);
}
