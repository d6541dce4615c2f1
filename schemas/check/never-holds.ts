import type { When } from '../node.ts';
import { allowedList, didYouMean } from './propose.ts';
import { isVariant, variantNames } from '../documents/experiment-names.ts';

/** Why a `when` can never hold; undefined when it can. */
export function neverHolds({ orderTypes, storeIds, experiment, from, until }: When): string | undefined {
  if (orderTypes?.length === 0) return "'orderTypes' is empty. Name some, or leave it out for all.";
  if (storeIds?.length === 0) return "'storeIds' is empty. Name some, or leave it out for all.";
  const [variant] = experiment?.variants ?? [];
  if (variant !== undefined && !experiment?.variants.some(isVariant))
    return `nobody is in the variant '${variant}'. ${didYouMean(variant, variantNames)}${allowedList(variantNames)}`;
  if (from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until))
    return "'until' is not after 'from'. Correct one of the two.";
  return undefined;
}
