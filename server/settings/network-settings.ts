import { z } from 'zod';
import { readTrustProxy } from '../trust-proxy.ts';
import type { Setting } from './setting.ts';

/** Where the server listens, under which address customers find it, who may call it and how often, and what it logs. A part of the table in settings.ts. */
export const networkSettings = {
  PORT: {
    schema: z.coerce.number().int().min(0).max(65535),
    fallback: '3000',
    describe: 'Port to listen on; 0 takes any free one.',
    example: '3000',
  },
  HOST: {
    schema: z.string().min(1).optional(),
    describe:
      'Address to listen on. In the sandbox localhost, which only this machine reaches; outside it 0.0.0.0, all addresses.',
    example: '0.0.0.0',
  },
  PUBLIC_ORIGIN: {
    schema: z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).origin)
      .optional(),
    describe:
      'Scheme and host that customers use, for canonical addresses. Taken from HOST and PORT when absent.',
    example: 'https://order.example.in',
  },
  TRUST_PROXY: {
    schema: z
      .string()
      .transform((text, context) => {
        const read = readTrustProxy(text);
        if (read !== undefined) return read;
        context.addIssue({
          code: 'custom',
          message: /\/0+\s*(,|$)/.test(text)
            ? 'A network of 0 bits is everybody, and a client could then claim any address: name the proxies'
            : 'Not a list of addresses and networks',
        });
        return z.NEVER;
      })
      .optional(),
    describe:
      'The proxies in front, whose X-Forwarded-For is trusted: addresses and networks separated by commas; loopback, linklocal and uniquelocal name the private ones.',
    example: 'loopback',
  },
  API_KEYS: {
    schema: z
      .string()
      .regex(/^[^:,\s]+:[^:,\s]+(,[^:,\s]+:[^:,\s]+)*$/)
      .optional(),
    describe: 'API keys that may call, each with its client type. Every caller may when absent.',
    example: 'web:web,gpay:gpay,paytm:paytm',
  },
  GUESTS_PER_MINUTE: {
    schema: z.coerce.number().int().min(120).max(1_000_000),
    fallback: '600',
    describe:
      'New guest sessions that one address may begin in a minute; many customers of a mobile network share one.',
    example: '600',
  },
  CODES_PER_HOUR: {
    schema: z.coerce.number().int().min(60).max(1_000_000),
    fallback: '600',
    describe:
      'Login codes that one address may ask for in an hour, and half as many again may be entered; many customers of a mobile network share one.',
    example: '600',
  },
  MAX_WAITING: {
    schema: z.coerce.number().int().min(1).max(100_000),
    fallback: '200',
    describe:
      'Requests of one process that may wait for their answer at once; those beyond are refused at once by 503.',
    example: '200',
  },
  CDN_SECONDS: {
    schema: z.coerce.number().int().min(0).max(86_400),
    fallback: '0',
    describe:
      'Seconds for which a CDN in front may keep pages and replies that are the same for everybody; 0 for not at all.',
    example: '60',
  },
  CDN_PURGE_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    describe:
      'Address that a CDN is told at what has changed, by a POST with tags. Nobody is told when absent.',
    example: 'https://cdn.example.in/purge',
  },
  CDN_PURGE_KEY: {
    schema: z.string().min(8).optional(),
    describe: 'Key for CDN_PURGE_URL, sent as a bearer token.',
    example: 'the-token-that-the-cdn-gave-you',
  },
  DRAIN_WAIT_MS: {
    schema: z.coerce.number().int().min(0).max(300_000),
    fallback: '0',
    describe:
      'Milliseconds in which a server that is asked to end still takes requests while /readyz is 503: longer than a load balancer needs to notice.',
    example: '15000',
  },
  METRICS_PORT: {
    schema: z.coerce.number().int().min(0).max(65535).optional(),
    describe: 'Port that Prometheus reads the metrics from; 0 takes any free one. No metrics when absent.',
    example: '9464',
  },
  METRICS_HOST: {
    schema: z.string().min(1),
    fallback: '127.0.0.1',
    describe:
      'Address that the metrics are served at. Keep it inside your network: who reaches it reads how the shop does.',
    example: '10.0.0.5',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    fallback: 'info',
    describe: 'Least level that is logged.',
    example: 'warn',
  },
} as const satisfies Record<string, Setting>;

/** All addresses of a machine. */
const everywhere = ['0.0.0.0', '::'];

/** The shop and its metrics cannot listen at one port: whichever comes second would take the first for another program. */
export function networkFaults({
  PORT,
  HOST,
  METRICS_PORT,
  METRICS_HOST,
}: Readonly<Record<string, unknown>>): string[] {
  const hosts = [HOST, METRICS_HOST].map((host) => (host === 'localhost' ? '127.0.0.1' : String(host)));
  const isSamePlace = hosts[0] === hosts[1] || hosts.some((host) => everywhere.includes(host));
  if (METRICS_PORT === undefined || PORT === 0 || PORT !== METRICS_PORT || !isSamePlace) return [];
  return [
    `METRICS_PORT=${String(PORT)} is the port of the shop, too. ${networkSettings.METRICS_PORT.describe} For example METRICS_PORT=${networkSettings.METRICS_PORT.example}`,
  ];
}
