import type { EngineFacts } from '#schemas/document-types.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { Select } from '#src/ui/select/select.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import styles from './playground.module.css';
import type { DrawableKind } from './drawable-kinds.ts';
import type { ChosenFile } from './chosen-file.ts';

export interface PlaygroundSetting {
  /** The kind of a document that does not say its own. */
  readonly kind: DrawableKind;
  readonly file: ChosenFile;
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly facts: EngineFacts;
  /** The type of the order that a feedback form rates; undefined for one that the form is for. */
  readonly ratedOrder: OrderTypeCode | undefined;
}

const orderTypes: Record<EngineFacts['orderType'], string> = {
  D: 'Delivery',
  P: 'Takeaway',
  DINEIN: 'Dine-in',
  CURB: 'Curbside',
  IRCTC: 'Train',
};

const widths = { 320: 'Narrow, 320', 360: 'Phone, 360', 768: 'Tablet, 768', 1280: 'Wide, 1280' };

function optionsOf(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** `2026-11-20T19:45`, as a field for date and time has it, in Indian time. */
const INDIA_MS = 5.5 * 60 * 60 * 1000;
function toField(now: number): string {
  return new Date(now + INDIA_MS).toISOString().slice(0, 16);
}
function fromField(value: string): number {
  return Date.parse(`${value}:00+05:30`);
}

interface PlaygroundFactsProps {
  readonly setting: PlaygroundSetting;
  readonly onChange: (setting: PlaygroundSetting) => void;
}

/** Controls for the customer, the device and the time for which the document is drawn. */
export function PlaygroundFacts({ setting, onChange }: PlaygroundFactsProps) {
  const { width, theme, facts } = setting;
  const change = (part: Partial<PlaygroundSetting>) => onChange({ ...setting, ...part });
  const changeFacts = (part: Partial<EngineFacts>) => change({ facts: { ...facts, ...part } });
  return (
    <fieldset className={styles.facts}>
      <legend className={styles.legend}>Who looks, where and when</legend>
      <Select
        label="Screen"
        value={String(width)}
        options={optionsOf(widths)}
        onChange={(event) => change({ width: Number(event.target.value) })}
      />
      <Select
        label="Theme"
        value={theme}
        options={optionsOf({ light: 'Light', dark: 'Dark' })}
        onChange={(event) => change({ theme: event.target.value === 'dark' ? 'dark' : 'light' })}
      />
      <Select
        label="Order type"
        value={facts.orderType}
        options={optionsOf(orderTypes)}
        onChange={(event) => changeFacts({ orderType: event.target.value as EngineFacts['orderType'] })}
      />
      <Select
        label="Customer"
        value={facts.loggedIn ? 'logged-in' : 'guest'}
        options={optionsOf({ guest: 'Guest', 'logged-in': 'Logged in' })}
        onChange={(event) => changeFacts({ loggedIn: event.target.value === 'logged-in' })}
      />
      <Select
        label="Partner app"
        value={facts.miniApp ?? 'none'}
        options={optionsOf({ none: 'None', PAYTM: 'Paytm', GPAY: 'Google Pay' })}
        onChange={({ target: { value } }) =>
          changeFacts({ miniApp: value === 'PAYTM' || value === 'GPAY' ? value : null })
        }
      />
      <Select
        label="Food"
        value={facts.vegOnly ? 'veg' : 'all'}
        options={optionsOf({ all: 'All', veg: 'Veg only' })}
        onChange={(event) => changeFacts({ vegOnly: event.target.value === 'veg' })}
      />
      <TextField
        label="Store"
        value={facts.storeId}
        inputMode="numeric"
        onChange={(event) => changeFacts({ storeId: event.target.value })}
      />
      <div className={styles.time}>
        <TextField
          label="Time in India"
          type="datetime-local"
          value={toField(facts.now)}
          onChange={({ target: { value } }) => {
            if (value !== '') changeFacts({ now: fromField(value) });
          }}
        />
      </div>
    </fieldset>
  );
}

/** The control for the type of the order that a feedback form rates. */
export function PlaygroundRating({ setting, onChange }: PlaygroundFactsProps) {
  return (
    <Select
      label="Rated order"
      value={setting.ratedOrder ?? ''}
      options={[{ value: '', label: 'One it is for' }, ...optionsOf(orderTypes)]}
      onChange={({ target: { value } }) =>
        onChange({ ...setting, ratedOrder: value === '' ? undefined : (value as OrderTypeCode) })
      }
    />
  );
}
