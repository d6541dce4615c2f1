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
      hooks: {
        logMethod(args, method) {
          if (isBrokenOff(args[0])) this.debug({ err: args[0] }, 'the client broke off the connection');
          else method.apply(this, args);
        },
      },
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

/**
 * A client that went away in the middle of a reply, which is no fault of the server. The plugin that compresses replies logs it as one,
 * in the words of the package end-of-stream and with no code.
 */
function isBrokenOff(logged: unknown): boolean {
  return logged instanceof Error && logged.message === 'premature close';
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
