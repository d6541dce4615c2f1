import { expect, it } from 'vitest';
import { appConfigDefaults } from './app-config-defaults.ts';
import { appConfigDocument } from './app-config.ts';

it('WID-12 CON-17 a document that says nothing stands for the defaults, and for no other setting', () => {
  expect(appConfigDocument.parse({ document: 'app-config' })).toEqual({
    document: 'app-config',
    ...appConfigDefaults,
  });
});
