import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { askAgainSeconds, DatabaseUnavailable } from '../database/database-unavailable.ts';
import { isDiskFull, roomSeconds } from '../database/disk-full.ts';
import { failedReply, HttpFault } from './http-fault.ts';
import { isCallPath } from './is-call-path.ts';
import type { PlainReply } from './plain-reply.ts';

const generic = {
  code: 'INTERNAL',
  displayMsg: 'Something Went Wrong. Please Try Again.',
  header: 'Oops!',
  btnMsg: 'Ok',
};

const unavailable = {
  code: 'UNAVAILABLE',
  displayMsg: 'We cannot reach our records right now. Please try again in a moment.',
  header: 'Oops!',
  btnMsg: 'Ok',
};

const storageFull = {
  code: 'STORAGE_FULL',
  displayMsg: 'We cannot save anything right now. Please try again later.',
  header: 'Oops!',
  btnMsg: 'Ok',
};

/** Error codes of PostgreSQL for texts that it cannot store: U+0000 and lone surrogates. Such texts come from requests. */
const unkeepable: ReadonlySet<unknown> = new Set(['22021', '22P05']);

function isUnkeepable({ code, message }: FastifyError): boolean {
  // A lone surrogate in JSON has the same code as a malformed number; only the former comes from a request.
  return unkeepable.has(code) || (code === '22P02' && /\bjsonb?\b/.test(message));
}

/** Turns errors of calls into replies of the common shape, without internal details of the server. */
export function registerErrorReplies(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof HttpFault) {
      return reply
        .status(error.status)
        .headers({ 'cache-control': 'no-store', ...error.headers })
        .send(failedReply(error.entry));
    }
    reply.header('cache-control', 'no-store');
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
      return reply
        .status(415)
        .header('accept', 'application/json')
        .send(failedReply(wrongContentType(request)));
    if (hasZodFastifySchemaValidationErrors(error)) {
      return reply
        .status(400)
        .send(
          failedReply(
            ...error.validation.map((issue) => invalidField(request, error.validationContext, issue)),
          ),
        );
    }
    if (error instanceof DatabaseUnavailable) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.status(503).header('retry-after', askAgainSeconds).send(failedReply(unavailable));
    }
    if (isDiskFull(error)) {
      request.log.error({ err: error }, 'the disk is full');
      return reply.status(503).header('retry-after', roomSeconds).send(failedReply(storageFull));
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      return reply.status(status).send(
        failedReply({
          code: error.code ?? 'BAD_REQUEST',
          displayMsg: `${plain(error.message)} Correct the request and send it again.`,
        }),
      );
    }
    if (isUnkeepable(error)) {
      request.log.warn({ err: error }, 'a text could not be kept');
      return reply.status(400).send(
        failedReply({
          code: 'INVALID_INPUT',
          displayMsg: 'A text of the request contains invalid characters. Remove them and send it again.',
        }),
      );
    }
    request.log.error({ err: error }, 'request failed');
    return reply.status(500).send(failedReply(generic));
  });
}

interface BrokenAddressOptions {
  /** The headers of every reply: no hook adds them here. */
  readonly headers: Readonly<Record<string, string>>;
  /** The page for browsers, when the server sends pages. */
  readonly page: PlainReply | undefined;
}

/** Answers an address that cannot be decoded, and so has no route. Fastify calls this before any hook. */
export function createAnswerBrokenAddress({ headers, page }: BrokenAddressOptions) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.status(400).headers(headers);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (page && isRead && !isCallPath(request.url)) {
      void reply.headers(page.headers).send(page.html);
      return;
    }
    const entry = { code: 'BAD_ADDRESS', displayMsg: 'This address is broken. Check it and try again.' };
    void reply.header('cache-control', 'no-store').send(failedReply(entry));
  };
}

/** Answers an unknown call. Unknown paths of pages do not come here: the page route answers them. */
export function unknownCall(request: FastifyRequest) {
  return failedReply({
    code: 'UNKNOWN_CALL',
    displayMsg: `There is no call ${request.method} ${request.url.split('?')[0]}. The calls are listed at /api/docs.`,
  });
}

/** Most characters of a content type that a reply repeats. */
const longestType = 60;

function wrongContentType({ headers, method, url }: FastifyRequest) {
  const type = headers['content-type'];
  const sent =
    type === undefined
      ? 'Its content type is missing.'
      : `The content type '${type.slice(0, longestType)}' was sent.`;
  return {
    code: 'WRONG_CONTENT_TYPE',
    displayMsg: `${method} ${url.split('?')[0]} takes a body of JSON. ${sent} Send JSON, with the header 'content-type: application/json'.`,
  };
}

function invalidField(
  request: FastifyRequest,
  part: string | undefined,
  issue: { instancePath: string; message?: string | undefined },
) {
  const where =
    { body: 'body', querystring: 'query', params: 'path', headers: 'headers' }[part ?? ''] ?? 'request';
  const field = issue.instancePath.split('/').filter(Boolean).join('.');
  return {
    code: 'INVALID_INPUT',
    displayMsg: `${field ? `'${field}' in the ${where}` : `The ${where}`} of ${request.method} ${request.routeOptions.url} is not valid: ${plain(issue.message ?? '')} Correct it and send it again.`,
  };
}

function plain(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
