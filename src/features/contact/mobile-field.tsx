import type { ChangeEvent } from 'react';
import { constants } from '#src/config/constants.ts';
import { TextField, type TextFieldProps } from '#src/ui/text-field/text-field.tsx';
import { typedMobile } from './mobile-number.ts';

type MobileFieldProps = Omit<
  TextFieldProps,
  'prefix' | 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'onChange'
> & {
  /** The field's text is digits by then (VAL-06). */
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => unknown;
};

/**
 * A mobile number of India: the country code stands before the value and is not a part of it. There is no maxlength, which would cut off the end
 * of a number that is pasted with its country code.
 */
export function MobileField({ onChange, ...rest }: MobileFieldProps) {
  return (
    <TextField
      {...rest}
      prefix={constants.market.countryCode}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      onChange={(event) => {
        event.target.value = typedMobile(event.target.value);
        onChange(event);
      }}
    />
  );
}
