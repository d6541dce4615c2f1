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
        err: withoutRows,
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
        }) => ({ id, method, url: withoutSecrets(url), ip, ...(headers && { headers }) }),
      },
    },
    destination,
  );
}

/** What a database tells of the rows of a failed statement: addresses, numbers, whatever a customer sent. */
const rowsOfErrors = ['params', 'query', 'queryOptions', 'internalQuery', 'detail', 'where'];

function withoutRows(error: Error): object {
  return Object.fromEntries(
    Object.entries(pino.stdSerializers.err(error)).filter(([name]) => !rowsOfErrors.includes(name)),
  );
}

/** Nothing that opens a session, nor where somebody is, nor a mobile number. */
function withoutSecrets(url: string): string {
  return url
    .replace(/([?&](?:preview|token|code|latitude|longitude|query|placeId)=)[^&]*/gi, '$1[hidden]')
    .replace(/\/user\/\+?\d+/g, '/user/[hidden]')
    .replace(/\/stores\/search\/[^/?]+/g, '/stores/search/[hidden]');
}
