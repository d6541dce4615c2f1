import { expect, it } from 'vitest';
import { editsLeft, isChanged, profileChanges, withEdit } from './profile-edits.ts';

const saved = { firstName: 'Asha', lastName: '', email: 'asha@example.com' };

it('an edit that is taken back is none', () => {
  const once = withEdit({}, saved, { field: 'firstName', text: 'Usha' });
  expect(once).toEqual({ firstName: 'Usha' });
  expect(withEdit(once, saved, { field: 'firstName', text: 'Asha' })).toEqual({});
});

it('PRF-02 the changed fields alone are sent, without spaces around them', () => {
  expect(profileChanges({ firstName: ' Asha ', lastName: ' Rao ' }, saved)).toEqual({ lastName: 'Rao' });
});

it.each([
  [{}, false],
  [{ firstName: 'Usha' }, true],
  [{ lastName: 'Rao' }, true],
  [{ email: '' }, true],
  [{ firstName: ' Asha ' }, false],
])('PRF-03 the edits %j change something: %s', (edits, changed) => {
  expect(isChanged(edits, saved)).toBe(changed);
});

it.each([
  [{ firstName: ' Usha ' }, {}],
  [{ firstName: 'Usha', lastName: ' Rao' }, { lastName: ' Rao' }],
  [{ firstName: 'Asha' }, { firstName: 'Asha' }],
])('PRF-03 once Usha is saved, what is left of the edits %j is %j', (edits, left) => {
  expect(editsLeft(edits, saved, { firstName: 'Usha' })).toEqual(left);
});
