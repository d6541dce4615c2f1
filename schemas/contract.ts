import type { z } from 'zod';
import type { Documents } from './document-types.ts';
import {
  type DefineContract,
  defineAnyContract,
  type WidgetContract as AnyWidgetContract,
} from './engine/contract.ts';

/** A contract of this product (schemas/engine/contract.ts). */
export type WidgetContract<
  Type extends string = string,
  Props extends z.ZodObject = z.ZodObject,
> = AnyWidgetContract<Type, Props, Documents>;

/** What a view receives: the output of the contract's Zod schema. */
export type PropsOf<C extends WidgetContract> = z.output<C['props']>;

/** Declares a contract of this product. @throws when the sequence of its versions has a gap */
export const defineContract: DefineContract<Documents> = defineAnyContract;
