import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { AddressInput } from '#schemas/entities/address.ts';
import { addressesTexts } from '#src/config/texts/addresses.ts';
import { serverWordsOf } from '#src/request/refusal.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { addressResolver } from '../address-resolver.ts';
import { type AddressField, type AddressValues, inputOf, nationalMobile } from '../address-values.ts';
import { addressWords as words } from '../addresses-words.ts';
import styles from './address-form.module.css';
import { ContactFields } from './contact-fields.tsx';
import { LabelChips } from './label-chips.tsx';
import { LimitedField } from './limited-field.tsx';
import { MapLine } from './map-line.tsx';
import { PlaceFields } from './place-fields.tsx';

/** From top to bottom. */
const fieldOrder: readonly AddressField[] = [
  'name',
  'mobile',
  'email',
  'city',
  'place',
  'houseNo',
  'floor',
  'address',
  'landmark',
];

export interface AddressFormProps {
  title: string;
  initialValues: AddressValues;
  /** Asks for name, mobile number and email, too. */
  withContact: boolean;
  submitLabel: string;
  mapHref: string;
  /** Every change, so that it can be there after a reload. */
  onValues: (values: AddressValues) => void;
  /** The map is opened with these values, and leads back here. */
  onMap: (values: AddressValues) => void;
  /**
   * Rejects when the address could not be kept; resolves to a text when it was and something else went wrong. Nothing is lost either way.
   * Resolves to null when the customer is on the way to another page.
   */
  onSubmit: (input: AddressInput) => Promise<string | null>;
}

/** The form of an address, by the rules of address-rules.ts. */
export function AddressForm(props: AddressFormProps) {
  const { title, initialValues, withContact, submitLabel, mapHref, onValues, onMap, onSubmit } = props;
  const titleId = useId();
  const resolver = useMemo(() => addressResolver(withContact), [withContact]);
  // Fields register as they are rendered, parents first, so the first fault in the eye of the library may be a later one.
  const form = useForm<AddressValues>({ defaultValues: initialValues, resolver, shouldFocusError: false });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);
  // Of the page that an address was sent from. It stays busy until the next page is there: its code may still have to come.
  const { key: here } = useLocation();
  const sentFrom = useRef<string | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const place = useWatch({ control: form.control, name: 'place' });
  const label = useWatch({ control: form.control, name: 'label' });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onValues(values) }),
    [form, onValues],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    // Two taps within one frame come before the button knows that it is busy.
    if (sentFrom.current === here) return;
    sentFrom.current = here;
    let isDone = false;
    try {
      // Enter sends what no blur has put in order yet.
      form.setValue('mobile', nationalMobile(form.getValues('mobile')));
      await form.handleSubmit(async (values) => {
        isDone = await send(values);
      }, focusFirstFault)();
    } finally {
      if (!isDone) sentFrom.current = null;
    }
  }

  async function send(values: AddressValues): Promise<boolean> {
    if (values.place === null) return false;
    setFailure(null);
    try {
      const trouble = await onSubmit(inputOf(values, values.place));
      setFailure(trouble);
      if (trouble === null) setLeaving(here);
      return trouble === null;
    } catch (error) {
      setFailure(serverWordsOf(error) ?? addressesTexts.saveFailed);
      return false;
    }
  }

  function focusFirstFault(found: FieldErrors<AddressValues>) {
    const first = fieldOrder.find((field) => found[field]);
    if (first) form.setFocus(first);
  }

  const faults = isSubmitted ? Object.keys(errors).length : 0;

  return (
    <form
      aria-labelledby={titleId}
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <h1 id={titleId} className={styles.title}>
        {title}
      </h1>
      {faults > 0 && <Notice tone="bad">{addressesTexts.faults(faults)}</Notice>}
      <MapLine place={place} mapHref={mapHref} onLeave={() => onMap(form.getValues())} />
      {withContact && <ContactFields form={form} />}
      <PlaceFields form={form} mapHref={mapHref} onMap={() => onMap(form.getValues())} />
      <div className={styles.pair}>
        <LimitedField
          form={form}
          name="houseNo"
          label={words.houseNo}
          autoComplete="address-line2"
          wayOn={words.houseNoGoesOn}
        />
        <LimitedField form={form} name="floor" label={words.floor} optional />
      </div>
      <LimitedField
        form={form}
        name="address"
        label={words.address}
        autoComplete="address-line1"
        wayOn={words.addressGoesOn}
      />
      <LimitedField form={form} name="landmark" label={words.landmark} hint={words.landmarkHint} optional />
      <LabelChips value={label} onChange={(chosen) => form.setValue('label', chosen)} />
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <Button type="submit" size="large" fullWidth busy={isSubmitting || leaving === here}>
        {submitLabel}
      </Button>
    </form>
  );
}
