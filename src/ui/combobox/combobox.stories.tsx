import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useId, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Field, fieldAria } from '../field/field.tsx';
import { Link } from '../link/link.tsx';
import { Notice } from '../notice/notice.tsx';
import type { OptionTexts } from './combobox-option.tsx';
import type { ComboboxKind } from './combobox-state.ts';
import { Combobox } from './combobox.tsx';

const localities: readonly OptionTexts[] = [
  { key: 'a', title: 'Indiranagar', text: '560038', icon: 'location' },
  { key: 'b', title: 'Indiranagar 2nd Stage', text: '560038', icon: 'location' },
  { key: 'c', title: 'Koramangala', text: '560034', icon: 'location' },
  { key: 'd', title: 'The restaurant in Koramangala', text: '80 Feet Road', icon: 'store' },
];

const longTexts: readonly OptionTexts[] = [
  {
    key: 'a',
    title: 'Sri Krishnarajendra Wadiyar Circle and the streets behind the old market',
    text: 'Thiruvananthapuram Metropolitan Region, Kerala 695001',
    icon: 'location',
  },
  { key: 'b', title: 'Thiruvananthapuramnorthwestindustrialestate', text: '695002', icon: 'location' },
];

interface ExampleProps {
  kind?: ComboboxKind;
  options?: readonly OptionTexts[];
  startText?: string;
  chosenKey?: string;
  loading?: boolean;
  error?: string;
  notice?: ReactNode;
  onChoose?: () => Promise<boolean>;
}

/** Filters a fixed list, as in a form. */
function Example(props: ExampleProps) {
  const { kind = 'field', options = localities, startText = '', chosenKey, loading, error, notice } = props;
  const id = useId();
  const [text, setText] = useState(startText);
  const [chosen, setChosen] = useState(chosenKey);
  const shown = options.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
  return (
    <Field id={id} label="Locality" error={error}>
      <Combobox
        id={id}
        kind={kind}
        listLabel="Localities"
        placeholder="Search for your locality"
        {...fieldAria(id, { error })}
        text={text}
        onText={setText}
        options={text === '' || loading ? options : shown}
        describe={(option) => option}
        chosenKey={chosen}
        loading={loading ?? false}
        status={`${shown.length} localities`}
        notice={notice}
        empty={
          <>
            <p>No locality of this name.</p>
            <Link href="#map">Point it out on the map</Link>
          </>
        }
        {...(kind === 'search' && { clearLabel: 'Clear the search' })}
        onChoose={(option) => {
          if (props.onChoose) return props.onChoose();
          setChosen(option.key);
          setText(option.title);
        }}
      />
    </Field>
  );
}

const meta = {
  title: 'Design system/Combobox',
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types into the box, then checks the page. */
function typing(text: string, look: (canvas: ReturnType<typeof within>) => Promise<void> = async () => {}) {
  return async function play({ canvasElement }: { canvasElement: HTMLElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), text);
    await look(canvas);
  };
}

export const OneOfAList: Story = {};

export const OneOfAListOpen: Story = {
  play: typing('indi', async (canvas) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  }),
};

export const Chosen: Story = {
  args: { chosenKey: 'c' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Koramangala');
  },
};

export const WithError: Story = { args: { error: 'Please select Locality' } };

export const NoneFits: Story = {
  play: typing('zzz', async (canvas) => {
    await expect(canvas.getByRole('link', { name: 'Point it out on the map' })).toBeVisible();
  }),
};

export const Search: Story = { args: { kind: 'search' } };

export const SearchOpen: Story = { args: { kind: 'search' }, play: typing('indi{ArrowDown}') };

export const Searching: Story = { args: { kind: 'search', loading: true }, play: typing('kora') };

/** An option was chosen, and its details are still loading. */
export const BeingLookedUp: Story = {
  args: { kind: 'search', onChoose: () => new Promise(() => {}) },
  play: typing('indi{Enter}'),
};

export const CouldNotBeTaken: Story = {
  args: {
    kind: 'search',
    notice: <Notice tone="bad">We could not find out where that is.</Notice>,
    onChoose: () => Promise.resolve(false),
  },
  play: typing('indi{Enter}'),
};

export const LongTexts: Story = {
  args: { kind: 'search', options: longTexts },
  play: typing('a', async (canvas) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  }),
};

export const LongTextsInAList: Story = { ...LongTexts, args: { options: longTexts } };

export const Narrow320: Story = { ...LongTexts, globals: { viewport: { value: 'narrow320' } } };

export const NarrowList320: Story = { ...LongTextsInAList, globals: { viewport: { value: 'narrow320' } } };

export const Dark: Story = { ...OneOfAListOpen, globals: { theme: 'dark' } };

export const SearchDark: Story = { ...SearchOpen, globals: { theme: 'dark' } };
