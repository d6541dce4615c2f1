import { expect, it } from 'vitest';
import type { DocumentKind } from '../documents/documents.ts';
import { validateDocument } from './validate-document.ts';

const faultsOf = (kind: DocumentKind, body: object) =>
  validateDocument({ kind, body: { document: kind, ...body }, file: 'x' }).map(
    ({ address, code }) => `${address} ${code}`,
  );

const alert = { id: 'rain', text: 'Rain' };

it('WID-17 finds notices that end before they begin, and two with one id', () => {
  const from = '2026-12-24T18:00:00+05:30';
  expect(faultsOf('alerts', { alerts: [{ ...alert, from, until: from }] })).toEqual([
    'alerts[0] never-shown',
  ]);
  expect(faultsOf('alerts', { alerts: [alert, alert] })).toEqual(['alerts[1].id duplicate-id']);
  expect(faultsOf('alerts', { alerts: [alert, { ...alert, id: 'late', from }] })).toEqual([]);
});
