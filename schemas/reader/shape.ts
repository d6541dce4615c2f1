// Zod-free: ships to the browser. The compact form of a schema that `npm run schemas` writes and `readValue` reads.

/** Plain kinds: `name` is a text that is not empty, `count` an integer of 0 or more. */
export type PlainShape = 'any' | 'text' | 'name' | 'flag' | 'number' | 'integer' | 'count';

export interface TextShape {
  readonly is: 'text';
  readonly least?: number;
  /** A longer text is cut, unless it is essential or follows a pattern. */
  readonly most?: number;
  readonly like?: RegExp;
}

export interface NumberShape {
  readonly is: 'number';
  readonly whole?: true;
  readonly least?: number;
  readonly most?: number;
  readonly above?: number;
  readonly below?: number;
}

/** One of a list of values. */
export interface ChoiceShape {
  readonly is: 'choice';
  readonly of: readonly (string | number | boolean | null)[];
}

/** A wrong item is dropped alone; items beyond the most are cut off. */
export interface ListShape {
  readonly is: 'list';
  readonly of: Shape;
  readonly least?: number;
  readonly most?: number;
}

/** Any names with values of one shape. An entry with a wrong name or value is dropped alone. */
export interface RecordShape {
  readonly is: 'record';
  readonly of: Shape;
  readonly names?: Shape;
}

export interface ObjectShape {
  readonly is: 'object';
  readonly fields: { readonly [name: string]: Field };
}

/** The first of these that the value fits; when it fits none, the first by which it can be mended. */
export interface EitherShape {
  readonly is: 'either';
  readonly of: readonly Shape[];
}

/** When this value is wrong, the object or list that holds it is wrong as well, because without the value it would mean something else. */
export interface EssentialShape {
  readonly is: 'essential';
  readonly of: Shape;
}

export type Shape =
  | PlainShape
  | TextShape
  | NumberShape
  | ChoiceShape
  | ListShape
  | RecordShape
  | ObjectShape
  | EitherShape
  | EssentialShape;

/** A field that the object needs; `[shape]` one that may be absent; `[shape, value]` one with a default. */
export type Field = Shape | readonly [Shape] | readonly [Shape, unknown];

/** A compiled schema: the shape at run time, the type for the compiler. */
export interface Readable<T> {
  readonly shape: Shape;
  /** Never present at run time. */
  readonly __type?: T;
}

export type TypeOf<R extends Readable<unknown>> = NonNullable<R['__type']>;
