import { expect, it } from 'vitest';
import { appConfigDefaults } from './app-config-defaults.ts';
import { appConfigDocument } from './app-config.ts';

it('WID-12 CON-17 an empty document is read as the defaults, without other settings', () => {
  expect(appConfigDocument.parse({ document: 'app-config' })).toEqual({
    document: 'app-config',
    ...appConfigDefaults,
  });
});

it('CON-09 the time-out is a setting of app-config, 70 unless the document says otherwise', () => {
  expect(appConfigDocument.parse({ document: 'app-config' }).timeout).toBe(70);
  expect(appConfigDocument.parse({ document: 'app-config', timeout: 20 }).timeout).toBe(20);
});
