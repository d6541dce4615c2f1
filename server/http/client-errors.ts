import { maxHeaderSize, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { failedReply, HttpFault } from './http-fault.ts';

/** A connection of Node's HTTP server, which notes there the reply that is being sent. The property is missing in its types. */
interface Connection extends Socket {
  readonly _httpMessage?: ServerResponse | null;
}

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly text: string;
}

/** By the code of the fault. */
const refusals: ReadonlyMap<string | undefined, Refusal> = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    {
      status: 431,
      code: 'HEADERS_TOO_LARGE',
      text: `The address and the headers of the request are larger than ${maxHeaderSize / 1024} kB. Remove the cookies of this site, or shorten the address, and try again.`,
    },
  ],
  [
    'HPE_CHUNK_EXTENSIONS_OVERFLOW',
    {
      status: 413,
      code: 'BODY_TOO_LARGE',
      text: 'The extensions of a chunk of the body are too large. Send the body without chunk extensions.',
    },
  ],
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    {
      status: 408,
      code: 'REQUEST_TIMEOUT',
      text: 'The request did not arrive in time. Check the connection and try again.',
    },
  ],
]);

const malformed: Refusal = {
  status: 400,
  code: 'BAD_REQUEST',
  text: 'The request is not valid HTTP. Correct it and send it again.',
};

/**
 * Time for a client to read the reply while it is still sending. Closing at once would reset the connection, and the reply would be lost
 * with it.
 */
const lingerMs = 1000;

/**
 * Answers what Node's HTTP parser refuses. There is no request then: no hook runs, and the reply is written to the connection. It is not
 * counted with the refused bodies, because the address of the customer behind a proxy is unknown, and counting would block the proxy.
 */
export function createAnswerClientError(headers: Readonly<Record<string, string>>) {
  const answered = new WeakSet<Socket>();

  return function answerClientError(
    this: FastifyInstance,
    { code }: NodeJS.ErrnoException,
    socket: Connection,
  ): void {
    // What comes after the refused part is a fault too.
    if (answered.has(socket)) return;
    answered.add(socket);
    // A second reply in the middle of the first would be read as a part of it.
    if (code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
      socket.destroy();
      return;
    }
    const refusal = refusals.get(code) ?? malformed;
    // Without the error itself: it holds the bytes that came, and so cookies and tokens.
    this.log.info({ status: refusal.status, code }, 'refused a request that could not be read');
    const linger = setTimeout(() => socket.destroy(), lingerMs).unref();
    socket.once('close', () => clearTimeout(linger));
    socket.end(replyOf(refusal, headers));
  };
}

function replyOf({ status, code, text }: Refusal, headers: Readonly<Record<string, string>>): string {
  const body = JSON.stringify(failedReply({ code, displayMsg: text }));
  const fields = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    date: new Date().toUTCString(),
    connection: 'close',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** Refuses requests without a host, as HTTP/1.1 asks for: Node's own refusal has no text. */
export function refuseHostless(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host !== undefined || raw.httpVersion !== '1.1') return;
    throw new HttpFault(
      400,
      { code: 'NO_HOST', displayMsg: "The header 'host' is missing. Add it and send the request again." },
      { connection: 'close' },
    );
  });
}
