// Zod-free: ships to the browser. One-time codes, passwords and card data have no stored value and so cannot be kept.
import type { Readable } from './reader/shape.ts';

/** What is needed to remove a value. */
export interface StoredName {
  /** Name in the storage. Where there are several values, such as a draft for each product, an id is appended. */
  readonly name: string;
  /** 'device' outlives the tab; 'tab' ends with it. */
  readonly keptIn: 'device' | 'tab';
}

export interface StoredKey<T> extends StoredName, Readable<T> {
  /** One more whenever an older value could be misread: values of other versions are dropped. */
  readonly version: number;
}
