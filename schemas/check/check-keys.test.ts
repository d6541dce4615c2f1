import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkKeys } from './check-keys.ts';

const schema = z.object({ heading: z.string(), text: z.string() });

function found(value: Record<string, unknown>) {
  const messages: string[] = [];
  checkKeys({ schema, value, path: [] }, (key, message) => messages.push(`${key} ${message}`));
  return messages;
}

it('finds fields that the schema does not know, and proposes one that is near, or all', () => {
  expect(found({ heading: '', text: '' })).toEqual([]);
  expect(found({ headng: '', colour: '' })).toEqual([
    "headng is not a field of this object. Did you mean 'heading'? Rename or remove it.",
    'colour is not a field of this object. Fields: heading, text. Rename or remove it.',
  ]);
});
