import { expect, it } from 'vitest';
import { validateDocument } from './validate-document.ts';

it.each([
  ['landing', 'diwali'],
  ['left-menu', 'diwali'],
  ['bottom-navigation', 'bucket-9'],
  ['seo-tags', 'pizza'],
  ['alerts', 'store-14052'],
  ['app-config', 'pwaa'],
] as const)('says that nobody asks for %s/%s', (kind, slug) => {
  expect(validateDocument({ kind, slug, body: {}, file: 'x' })).toContainEqual(
    expect.objectContaining({
      address: '',
      code: 'never-asked-for',
      message: expect.stringContaining(`'${kind}/${slug}'`),
    }),
  );
});

it.each([
  ['landing', 'default'],
  ['landing', 'store-14052'],
  ['landing', 'bucket-cdn'],
  ['bottom-navigation', 'store-14052'],
  ['app-config', 'pwa'],
  ['info-page', 'diwali'],
  ['feedback-template', 'dine-in'],
] as const)('WID-06 takes the name of %s/%s', (kind, slug) => {
  const codes = validateDocument({ kind, slug, body: {}, file: 'x' }).map(({ code }) => code);
  expect(codes).not.toContain('never-asked-for');
});
