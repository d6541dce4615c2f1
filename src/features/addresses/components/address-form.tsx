import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { AddressInput } from '#schemas/entities/address.ts';
import type { AddressValues } from '#schemas/stored/drafts.ts';
import { addressesTexts } from '#src/config/texts/addresses.ts';
import { nationalMobile } from '#src/features/contact/mobile-number.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { addressResolver } from '../address-resolver.ts';
import { type AddressField, inputOf } from '../address-values.ts';
import { addressWords as words } from '../addresses-words.ts';
import styles from './address-form.module.css';
import { ContactFields } from './contact-fields.tsx';
import { LabelChips } from './label-chips.tsx';
import { LimitedField } from './limited-field.tsx';
import { MapLine } from './map-line.tsx';
import { PlaceFields } from './place-fields.tsx';

/** The fields in the order of the form, from top to bottom. */
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

/** The result of sending an address. The text is the error message. */
export type Sent = { readonly ok: true } | { readonly ok: false; readonly text: string };

export interface AddressFormProps {
  title: string;
  initialValues: AddressValues;
  /** Whether the form also asks for name, mobile number and email. */
  withContact: boolean;
  /** EXP-18. Home, Work or Other is asked for before the fields. */
  isLabelFirst?: boolean;
  submitLabel: string;
  mapHref: string;
  /** Called at every change, so that the caller can keep a draft across reloads. */
  onValues: (values: AddressValues) => void;
  /** Called with the current values when the customer opens the map. The map returns to this form. */
  onMap: (values: AddressValues) => void;
  /** Sends the address. `ok` means that the app is navigating to another page. After a failure the form keeps its values. */
  onSubmit: (input: AddressInput) => Promise<Sent>;
}

/** The form of an address, by the rules of address-rules.ts. */
export function AddressForm(props: AddressFormProps) {
  const { title, initialValues, withContact, isLabelFirst = false, submitLabel, mapHref } = props;
  const { onValues, onMap, onSubmit } = props;
  const titleId = useId();
  const resolver = useMemo(() => addressResolver(withContact), [withContact]);
  // The form library orders fields by their registration, which is not the visible order, so it might focus a later fault first.
  const form = useForm<AddressValues>({ defaultValues: initialValues, resolver, shouldFocusError: false });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);
  // The history entry from which an address was sent. The button stays busy until the next page is shown, whose code may still be loading.
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
    // A second tap within the same frame comes before the button is rendered as busy.
    if (sentFrom.current === here) return;
    sentFrom.current = here;
    let isDone = false;
    try {
      // Enter submits without a blur, so the number is not normalised yet.
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
    const sent = await onSubmit(inputOf(values, values.place));
    if (sent.ok) setLeaving(here);
    else setFailure(sent.text);
    return sent.ok;
  }

  function focusFirstFault(found: FieldErrors<AddressValues>) {
    const first = fieldOrder.find((field) => found[field]);
    if (first) form.setFocus(first);
  }

  const labels = <LabelChips value={label} onChange={(chosen) => form.setValue('label', chosen)} />;
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
      {isLabelFirst && labels}
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
      {!isLabelFirst && labels}
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <Button type="submit" size="large" fullWidth busy={isSubmitting || leaving === here}>
        {submitLabel}
      </Button>
    </form>
  );
}
