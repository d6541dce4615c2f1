import type { z } from 'zod';
import { iconNames } from '../icon-names.ts';
import { type NamedThing, namedThings } from '../named.ts';
import type { ValueFault } from './check-context.ts';
import { checkCoupon } from './check-coupon.ts';
import { checkMenu } from './check-menu.ts';
import type { Path } from './fault.ts';
import type { KnownNames } from './known-names.ts';
import { checkPicture } from './check-picture.ts';
import { didYouMean, nearOr } from './propose.ts';
import { quoted } from './quoted.ts';

interface NamedPlace {
  readonly schema: z.ZodType;
  readonly value: string;
  readonly path: Path;
}

type Check = (place: NamedPlace, known: KnownNames) => ValueFault | undefined;

const checks: Readonly<Record<NamedThing, Check>> = {
  picture: ({ value, schema }) => {
    const use = namedThings.get(schema)?.of;
    return use && checkPicture(value, use);
  },
  // An unknown one is a warning (warn-experiment.ts).
  experiment: () => undefined,
  variant: () => undefined,
  // An unknown one is a warning (warn-offers.ts).
  product: () => undefined,
  coupon: ({ value }, { coupons }) => coupons && checkCoupon(value, coupons),
  icon: ({ value }) =>
    iconNames.some((name) => name === value)
      ? undefined
      : {
          code: 'unknown-icon',
          message: `names an icon that does not exist: ${quoted(value)}. ${nearOr(value, iconNames, `Write one of the icons: ${iconNames.join(', ')}.`)}`,
        },
  // The tile of a category leads where a link into the menu does.
  category: ({ value }, { menu }) => menu && checkMenu(value, menu),
  store: ({ value, path }, { storeIds }) =>
    storeIds && !storeIds.has(value)
      ? {
          code: 'unknown-store',
          message: `names a store that does not exist: ${quoted(value)}. ${didYouMean(value, [...storeIds])}Write the id of a store, or ${typeof path.at(-1) === 'number' ? 'remove it' : 'leave it out'}.`,
        }
      : undefined,
};

/** Checks that the picture, icon, category or store that a text names exists. The schema of the field says which of them it names. */
export function checkNamed(place: NamedPlace, known: KnownNames): ValueFault | undefined {
  const named = namedThings.get(place.schema);
  return named && checks[named.thing](place, known);
}
