import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import type { DocumentsSource } from './documents-source.ts';
import { createPreviewTokens } from './preview-token.ts';
import { createDocumentsFor, previewCookie, previewTokenOf } from './request-documents.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const expiresAt = new Date(now + 60_000);
const tokens = createPreviewTokens('the secret of a shop', () => now);
const live = { find: async () => undefined, list: async () => [] } as unknown as DocumentsSource;
const request = (query?: object, cookies: object = {}) => ({ query, cookies }) as unknown as FastifyRequest;

function documentsFor(drafts: object[] | undefined) {
  const findPreview = vi.fn(async () => drafts);
  const of = createDocumentsFor({ live, repository: { findPreview } as never, tokens });
  return { of, findPreview };
}

it('a link names a preview, then a cookie does, and nothing that is no text', () => {
  const cookies = { [previewCookie]: 'by-cookie' };
  expect(previewTokenOf(request({ preview: 'by-link' }, cookies))).toBe('by-link');
  expect(previewTokenOf(request({ preview: ['a', 'b'] }, cookies))).toBe('by-cookie');
  expect(previewTokenOf(request(undefined, cookies))).toBe('by-cookie');
  expect(previewTokenOf(request())).toBeUndefined();
});

it('a request sees what is live, without asking for a preview', async () => {
  const { of, findPreview } = documentsFor([]);
  expect(await of(request())).toEqual({ source: live });
  expect(await of(request({ preview: 'forged' }))).toEqual({ source: live });
  expect(await of(request({ preview: '' }))).toEqual({ source: live });
  expect(findPreview).not.toHaveBeenCalled();
});

it('a preview shows its drafts first, and is known as one', async () => {
  const token = await tokens.sign({ id: 'p-1', expiresAt });
  const draft = { kind: 'info-page', slug: 'about', body: { title: 'About' } };
  const { of, findPreview } = documentsFor([draft]);
  const { source, preview, isOwn } = await of(request({ preview: token }));
  expect(findPreview).toHaveBeenCalledExactlyOnceWith('p-1');
  expect([preview, isOwn]).toEqual([{ token, expiresAt }, undefined]);
  expect(await source.find('info-page', ['about'])).toMatchObject({ document: { title: 'About' } });
  expect(await documentsFor(undefined).of(request({ preview: token }))).toEqual({ source: live });
});

it('a preview is that of its signature, and ends', async () => {
  const token = await tokens.sign({ id: 'p-1', expiresAt });
  expect(await tokens.read(token)).toEqual({ id: 'p-1', expiresAt });
  const later = (ms: number) => createPreviewTokens('the secret of a shop', () => now + ms).read(token);
  expect(await later(59_999)).toBeDefined();
  expect(await later(60_000)).toBeUndefined();
  expect(await createPreviewTokens('another secret', () => now).read(token)).toBeUndefined();
  const [head, body, sign] = token.split('.');
  const other = Buffer.from(String(body), 'base64url').toString().replace('p-1', 'p-2');
  const forged = [head, Buffer.from(other).toString('base64url'), sign].join('.');
  expect(await tokens.read(forged)).toBeUndefined();
});

it('a text that was signed for something else is no preview', async () => {
  const { SignJWT } = await import('jose');
  const key = new TextEncoder().encode('the secret of a shop');
  const sign = (change: (jwt: InstanceType<typeof SignJWT>) => InstanceType<typeof SignJWT>) =>
    change(new SignJWT().setProtectedHeader({ alg: 'HS256' })).sign(key);
  const whole = await sign((jwt) =>
    jwt.setSubject('p-1').setAudience('content-preview').setExpirationTime(expiresAt),
  );
  expect(await tokens.read(whole)).toBeDefined();
  for (const token of [
    await sign((jwt) => jwt.setSubject('p-1').setAudience('login').setExpirationTime(expiresAt)),
    await sign((jwt) => jwt.setAudience('content-preview').setExpirationTime(expiresAt)),
    await sign((jwt) => jwt.setSubject('p-1').setAudience('content-preview')),
    await new SignJWT()
      .setProtectedHeader({ alg: 'HS512' })
      .setSubject('p-1')
      .setAudience('content-preview')
      .setExpirationTime(expiresAt)
      .sign(key),
  ])
    expect(await tokens.read(token)).toBeUndefined();
});

it('a failure of the program is not taken for a link that is over', async () => {
  const token = await tokens.sign({ id: 'p-1', expiresAt });
  const broken = createPreviewTokens('the secret of a shop', () => {
    throw new RangeError('no clock');
  });
  await expect(broken.read(token)).rejects.toThrow('no clock');
});
