import { describe, expect, it } from 'vitest';
import { RefusalError } from '#src/request/refusal-error.ts';
import { createRequestWorld } from '#src/request/testing/request-world.ts';
import { fetchContent } from './fetch-content.ts';

describe('fetchContent', () => {
  it('API-024 WID-03 REQ-10 reads the data of the reply from the path of the document, in the store of the page and not of the session', async () => {
    const world = createRequestWorld({
      script: {
        'GET /catalog-service/ve1/stores/14052/widget/offers': [
          { json: { status: 'SUCCESS', data: { offers: [] } } },
        ],
      },
    });
    await expect(
      fetchContent(world.request, '/catalog-service/ve1/stores/$storeId/widget/offers', '14052'),
    ).resolves.toEqual({ offers: [] });
  });

  it.each([
    'https://elsewhere.example/content',
    '//elsewhere.example/content',
    '/\\elsewhere.example',
    'content',
  ])('sends nothing, and no session, to %s', async (url) => {
    const world = createRequestWorld({ script: {} });
    const error = await world.errorOf(fetchContent(world.request, url, '14052'));
    expect(error).toMatchObject({ kind: 'unresolved' });
    expect(world.sent).toEqual([]);
  });

  it('refuses a reply that says it has failed', async () => {
    const world = createRequestWorld({ script: { 'GET /content': [{ json: { status: 'FAILED' } }] } });
    await expect(fetchContent(world.request, '/content', '14052')).rejects.toBeInstanceOf(RefusalError);
  });

  it('shows no popup when the content does not load', async () => {
    const world = createRequestWorld({ script: { 'GET /content': [{ status: 500 }] } });
    await expect(fetchContent(world.request, '/content', '14052')).rejects.toBeInstanceOf(RefusalError);
    expect(world.popups).toEqual([]);
  });
});
