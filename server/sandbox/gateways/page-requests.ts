import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlainReply } from '../../http/plain-reply.ts';

export function queryOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(request.url.split('?')[1]);
}

export function sendPage(reply: FastifyReply, { html, headers }: PlainReply, status = 200): FastifyReply {
  return reply.status(status).headers(headers).send(html);
}
