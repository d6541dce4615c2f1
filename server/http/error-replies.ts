import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { failedReply, HttpFault } from './http-fault.ts';

const generic = {
  code: 'INTERNAL',
  displayMsg: 'Something Went Wrong. Please Try Again.',
  header: 'Oops!',
  btnMsg: 'Ok',
};

/** Turns whatever a call throws into the one shape that replies have. Nothing of the inside of the server goes out. */
export function registerErrorReplies(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof HttpFault) {
      return reply
        .status(error.status)
        .headers({ 'cache-control': 'no-store', ...error.headers })
        .send(failedReply(error.entry));
    }
    reply.header('cache-control', 'no-store');
    if (hasZodFastifySchemaValidationErrors(error)) {
      return reply
        .status(400)
        .send(
          failedReply(
            ...error.validation.map((issue) => invalidField(request, error.validationContext, issue)),
          ),
        );
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      return reply.status(status).send(
        failedReply({
          code: error.code ?? 'BAD_REQUEST',
          displayMsg: `${plain(error.message)} Mend the request and send it again.`,
        }),
      );
    }
    request.log.error({ err: error }, 'request failed');
    return reply.status(500).send(failedReply(generic));
  });
}

/** The pages answer unknown paths; what comes here is an unknown call. */
export function unknownCall(request: FastifyRequest) {
  return failedReply({
    code: 'UNKNOWN_CALL',
    displayMsg: `There is no call ${request.method} ${request.url.split('?')[0]}. The calls are listed at /api/docs.`,
  });
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
    displayMsg: `${field ? `'${field}' in the ${where}` : `The ${where}`} of ${request.method} ${request.routeOptions.url} is not valid: ${plain(issue.message ?? '')} Mend it and send it again.`,
  };
}

function plain(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
