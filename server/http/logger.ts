import pino, { type DestinationStream, type Logger } from 'pino';
import { headerNames } from '#schemas/header-names.ts';

const secretHeaders = [
  'authorization',
  'cookie',
  headerNames.apiKey,
  headerNames.authToken,
  headerNames.secretKey,
  headerNames.sessionToken,
  headerNames.refreshToken,
  headerNames.mobile,
];

/** Logs as JSON lines, without anything that opens a session or tells who somebody is. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      redact: { paths: secretHeaders.map((name) => `req.headers["${name}"]`), censor: '[hidden]' },
      serializers: {
        req: ({
          id,
          method,
          url,
          ip,
          headers,
        }: {
          id: string;
          method: string;
          url: string;
          ip: string;
          headers?: object;
        }) => ({ id, method, url: withoutTokens(url), ip, ...(headers && { headers }) }),
      },
    },
    destination,
  );
}

function withoutTokens(url: string): string {
  return url.replace(/([?&](?:preview|token|code)=)[^&]*/g, '$1[hidden]');
}
