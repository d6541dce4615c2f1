const words: Readonly<Record<string, string>> = {
  'unreadable-document': 'There is no list of nodes to read.',
  'empty-document': 'The list of nodes is empty.',
  'not-a-node': 'This is not a node.',
  'duplicate-id': 'Another node has this id.',
  'unknown-type': 'No widget has this type. Customers see nothing here.',
  'unknown-version': 'The app does not know this version yet. Customers see nothing here.',
  'unknown-clause':
    'The app does not know this clause, so it cannot tell who may see the node. Customers see nothing here.',
  'no-such-time': 'There is no such time. Customers see nothing here.',
  'wrong-place': 'A widget of this type does not belong in such a document.',
  'migration-failed': 'These are not props of the version that the node names.',
  'view-failed': 'The widget could not be drawn.',
  'content-failed': 'Its content did not come.',
  required: 'This is missing.',
  type: 'This is a value of the wrong kind.',
  enum: 'This is not one of the choices.',
  const: 'This is not the value that belongs here.',
  pattern: 'This does not have the form that is asked for.',
  minLength: 'This is too short.',
  maxLength: 'This is too long.',
  minItems: 'These are too few.',
  maxItems: 'These are too many.',
  minimum: 'This is too small.',
  maximum: 'This is too large.',
  name: 'This is not a name that can stand here.',
};

/** A code of the engine in plain words; a code without a text is returned as it is. */
export function issueWords(code: string): string {
  return words[code] ?? code;
}
