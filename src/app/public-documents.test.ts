import { describe, expect, it } from 'vitest';
import { calls } from '#schemas/api/calls.ts';
import { isPublicDocument } from './public-documents.ts';

describe('isPublicDocument', () => {
  it.each([
    '/catalog-service/ve1/stores/14052/widget',
    '/catalog-service/ve2/stores/14052/widget',
    '/catalog-service/ve2/buckets/b1/widget',
    '/catalog-service/ve1/stores/14052/leftmenu',
    '/catalog-service/ve1/stores/14052/menu',
    '/catalog-service/ve1/stores/14052/bottomnavigation',
    '/catalog-service/ve1/stores/14052/bestseller',
    '/api/ve1/app-config',
    '/api/ve1/pwa-config',
    '/api/ve1/seo-tags.json',
    '/api/ve1/info/tnc',
    '/alert-service/ve1/alerts',
    '/feedback-service/ve2/templatenew',
    '/feedback-service/ve2/template',
  ])('takes %s for one', (path) => {
    expect(isPublicDocument(path)).toBe(true);
  });

  it.each([
    '/catalog-service/ve1/stores/14052/widget/previous-order',
    '/catalog-service/ve1/stores/14052/widget/active-order',
    '/catalog-service/ve1/stores/14052/widget/feedback',
    '/catalog-service/ve1/stores/14052/cart/widget',
    '/api/ve1/default-store',
    '/api/ve1/seo-tagsxjson',
    '/x/api/ve1/app-config',
  ])('takes %s for none', (path) => {
    expect(isPublicDocument(path)).toBe(false);
  });

  it('does not accept calls that change something', () => {
    const changing = calls
      .filter(({ method }) => method !== 'GET')
      .map(({ path }) => path.replace(/[$:]/g, ''));
    expect(changing.length).toBeGreaterThan(0);
    expect(changing.filter(isPublicDocument)).toEqual([]);
  });
});
