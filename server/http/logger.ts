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

/** Logs as JSON lines, without credentials or personal data. */
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
 * Whether a client closed the connection during a reply, which is not a server error. The compression plugin logs it as an error, with the
 * message of the package end-of-stream and without a code.
 */
function isBrokenOff(logged: unknown): boolean {
  return logged instanceof Error && logged.message === 'premature close';
}

/** Properties of database errors that contain values of a failed statement: addresses, numbers, other input of customers. */
const rowsOfErrors = ['params', 'query', 'queryOptions', 'internalQuery', 'detail', 'where'];

function withoutRows(error: Error): object {
  return Object.fromEntries(
    Object.entries(pino.stdSerializers.err(error)).filter(([name]) => !rowsOfErrors.includes(name)),
  );
}

/** Removes credentials, positions, search texts, mobile numbers and PNRs from an address. */
function withoutSecrets(url: string): string {
  return url
    .replace(
      /([?&](?:preview|token|code|state|latitude|longitude|query|search|text|title|placeId)=)[^&]*/gi,
      '$1[hidden]',
    )
    .replace(/\/user\/\+?\d+/g, '/user/[hidden]')
    .replace(/\/pnr\/[^/?]+/g, '/pnr/[hidden]')
    .replace(/\/stores\/search\/[^/?]+/g, '/stores/search/[hidden]')
    .replace(/(?<!\d)(?:(?:\+|%2B)?91)?[6-9]\d{9}(?!\d)/gi, '[hidden]');
}
