import { type FormEvent, useRef, useState } from 'react';
import { textAreaMax } from '#schemas/entities/text-fields.ts';
import type { TrainDraft } from '#schemas/stored/drafts.ts';
import { constants } from '#src/config/constants.ts';
import { pathOf } from '#src/config/paths.ts';
import { contactOf } from '#src/features/addresses/address-contact.ts';
import { MobileField } from '#src/features/contact/mobile-field.tsx';
import { nationalMobile } from '#src/features/contact/mobile-number.ts';
import { numberFault } from '#src/features/contact/number-fault.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { RadioGroup } from '#src/ui/radio-group/radio-group.tsx';
import { TextArea } from '#src/ui/text-area/text-area.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import type { Journey } from '../api/get-pnr-status.ts';
import { trainWords as words } from '../train-words.ts';
import { useSeatOrder, type Wanted } from '../use-seat-order.ts';
import { SeatCode } from './seat-code.tsx';
import { TrainTerms } from './train-terms.tsx';
import styles from './train.module.css';

interface SeatFormProps {
  readonly draft: TrainDraft;
  readonly change: (changes: Partial<TrainDraft>) => void;
  readonly pnr: string;
  readonly journey: Journey;
  readonly onSaved: () => void;
}

/** Who gets it, at which seat, under which terms; then the code that the number gets. What was typed is kept in the draft. */
export function SeatForm({ draft, change, pnr, journey, onSaved }: SeatFormProps) {
  const known = contactOf(useAppSelector(selectSession));
  const { passengers } = journey.pnrStatus.seatInfo;
  const [accepts, setAccepts] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const order = useSeatOrder({ change, onSaved });

  const only = passengers.length === 1 ? passengers[0] : undefined;
  const seat = passengers.find((each) => keyOf(each) === draft.seat) ?? only;
  const name = draft.name ?? known.name;
  const mobile = draft.mobile ?? known.mobile;
  const faults = {
    seat: seat ? undefined : words.seatFault,
    name: name.trim() === '' ? words.nameFault : undefined,
    mobile: numberFault(nationalMobile(mobile)),
    terms: accepts ? undefined : words.acceptFault,
  };
  const shown: Partial<typeof faults> = isChecked ? faults : {};

  function wanted(): Wanted | null {
    const { stationCode, storeId, instructions } = draft;
    const isComplete = Object.values(faults).every((fault) => fault === undefined);
    if (!isComplete || !seat || stationCode === undefined || storeId === undefined) return null;
    const { coach, berth } = seat;
    const to = { pnr, stationCode, storeId, coach, berth };
    return { ...to, name: name.trim(), mobile: nationalMobile(mobile), instructions };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    const next = wanted();
    if (next) void order.begin(next);
    else
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  const { waiting, fault } = order;
  if (waiting) {
    const act = (go: (next: Wanted) => unknown) => {
      const next = wanted();
      if (next) go(next);
    };
    return (
      <SeatCode
        mobile={waiting.order.mobile}
        resendAt={waiting.resendAt}
        busy={order.busy}
        fault={fault}
        onCode={(code) => act((next) => order.enter(code, next))}
        onResend={() => act(order.begin)}
        onChanged={order.forgetFault}
        onBack={order.leaveCode}
      />
    );
  }

  return (
    <Card as="section">
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <RadioGroup
          legend={words.chooseSeat}
          layout="columns"
          options={passengers.map((each) => ({
            value: keyOf(each),
            label: words.seat(each.coach, each.berth),
            description: each.status === 'RAC' ? words.rac : words.seatInWords(each.coach, each.berth),
          }))}
          value={seat ? keyOf(seat) : null}
          error={shown.seat}
          onChange={(value) => change({ seat: value })}
        />
        <TextField
          label={words.name}
          autoComplete="name"
          maxLength={constants.fields.firstName}
          value={name}
          error={shown.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <MobileField
          label={words.mobile}
          hint={words.mobileHint}
          value={mobile}
          error={shown.mobile}
          onChange={({ target }) => change({ mobile: target.value })}
        />
        <TextArea
          label={words.instructions}
          optional
          maxLength={textAreaMax}
          value={draft.instructions}
          onChange={({ target }) => change({ instructions: target.value })}
        />
        <TrainTerms terms={journey.termsCondition} />
        <div>
          <Checkbox label={words.accept} checked={accepts} onChoose={() => setAccepts((now) => !now)} />
          {shown.terms !== undefined && (
            <p role="alert" className={styles.fault}>
              {shown.terms}
            </p>
          )}
        </div>
        {fault !== null && (
          <Notice
            tone="bad"
            action={
              fault.isAboutStation && (
                <ButtonLink href={pathOf('deliverOnTrain')} variant="secondary">
                  {words.otherStation}
                </ButtonLink>
              )
            }
          >
            {fault.text}
          </Notice>
        )}
        <Button type="submit" size="large" fullWidth busy={order.busy}>
          {words.send}
        </Button>
      </form>
    </Card>
  );
}

function keyOf({ coach, berth }: { readonly coach: string; readonly berth: string }): string {
  return `${coach} ${berth}`;
}
