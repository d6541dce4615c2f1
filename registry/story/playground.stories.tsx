import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { preloadViews } from '../engine/registry.ts';
import { Playground } from './playground.tsx';
import { storyEngine } from './story-engine.tsx';

const meta = {
  title: 'Playground',
  component: Playground,
  tags: ['!autodocs'],
  parameters: { frame: 'page', controls: { disable: true } },
  loaders: [() => preloadViews(storyEngine, storyEngine.types).then(() => ({}))],
} satisfies Meta<typeof Playground>;

export default meta;
type Story = StoryObj<typeof meta>;

const notice = (text: unknown) =>
  JSON.stringify({ document: 'landing', nodes: [{ id: 'late', type: 'notice', props: { text } }] });

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

function screenOf(canvas: Canvas) {
  const frame = canvas.getByTitle<HTMLIFrameElement>('What customers get');
  const body = frame.contentDocument?.body;
  if (!body) throw new Error('The screen of the playground has no document.');
  return within(body);
}

async function write(canvas: Canvas, text: string) {
  const editor = canvas.getByLabelText<HTMLTextAreaElement>('Document, as JSON');
  await userEvent.clear(editor);
  await userEvent.click(editor);
  await userEvent.paste(text);
  return editor;
}

/** Opens with the home page as it is published, without a fault. */
export const HomePage: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('no faults'));
  },
};

export const Dark: Story = { ...HomePage, globals: { theme: 'dark' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone360' } } };

/** Changes of the text are drawn at once. */
export const Writing: Story = {
  play: async ({ canvas }) => {
    await write(canvas, notice('The kitchen closes at 11 pm today.'));
    await waitFor(() =>
      expect(screenOf(canvas).getByText('The kitchen closes at 11 pm today.')).toBeVisible(),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('1 node, no faults.');
  },
};

/** For text that is not JSON the place of the fault is shown; the last good document stays. */
export const BrokenText: Story = {
  play: async ({ canvas }) => {
    await write(canvas, notice('Open till late.'));
    await waitFor(() => expect(screenOf(canvas).getByText('Open till late.')).toBeVisible());
    const editor = await write(canvas, '{\n  "document": "landing",\n  "nodes": [],\n}');
    const finding = await canvas.findByRole('button', { name: /line 3, column 14/ });
    await expect(finding).toHaveTextContent("This comma is one too many: '}' follows.");
    await expect(screenOf(canvas).getByText('Open till late.')).toBeVisible();

    await userEvent.click(finding);
    await expect(editor).toHaveFocus();
    await expect(editor.value.slice(editor.selectionStart, editor.selectionEnd)).toBe(',');
  },
};

/** Where it is certain what was meant, the faults of the document are listed below those of the syntax, each with its place. */
export const BrokenTextWithFaults: Story = {
  play: async ({ canvas }) => {
    const editor = await write(canvas, notice(7).replace('7', '7,'));
    const finding = await canvas.findByRole('button', { name: /nodes\[0\]\.props\.text must be a text/ });
    await expect(canvas.getByRole('status')).toHaveTextContent('This is not JSON yet. Besides: 1 fault.');
    await userEvent.click(finding);
    await expect(editor.value.slice(editor.selectionStart, editor.selectionEnd)).toBe('7');
  },
};

/** A document is checked beside the others of the shop as the file that was chosen. */
export const BesideOthers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('File')).toHaveDisplayValue('default.json');
    const form = {
      document: 'feedback-template',
      orderMode: ['dine-in'],
      heading: 'How was it?',
      nodes: [{ id: 'again', type: 'field-nps', props: { question: 'Would you order again?' } }],
    };
    await write(canvas, JSON.stringify(form));
    await waitFor(() => expect(canvas.getByLabelText('File')).toHaveDisplayValue('A new document'));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 node, no faults.');
    await userEvent.type(canvas.getByLabelText('Name of the new file'), 'autumn');
    await canvas.findByRole('button', { name: /for which feedback-template\/dine-in is already/ });
    await userEvent.selectOptions(canvas.getByLabelText('File'), 'dine-in.json');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 node, no faults.'));
    await expect(canvas.queryByLabelText('Name of the new file')).toBeNull();
  },
};

/** A fault has an address; pressing it with the keyboard shows the place in the text. */
export const FaultyNode: Story = {
  play: async ({ canvas }) => {
    const editor = await write(canvas, notice(7));
    const finding = await canvas.findByRole('button', { name: /nodes\[0\]\.props\.text must be a text/ });
    finding.focus();
    await userEvent.keyboard('{Enter}');
    await expect(editor.value.slice(editor.selectionStart, editor.selectionEnd)).toBe('7');
  },
};

/** What the content command finds is found here, in the same words, each with its line. */
export const AsTheContentCommand: Story = {
  args: {
    initialText: JSON.stringify(
      [
        {
          id: 'late',
          type: 'notice',
          props: { text: 'Open <b>till</b> late.', icon: 'traking' },
          link: { action: 'menu', to: 'veg-piza' },
          when: { storeIds: ['1'], experiment: { name: 'menuSort', variants: ['A'] } },
        },
      ],
      null,
      1,
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 node, 4 faults, 1 warning.'));
    for (const said of [
      "✗ line 6nodes[0].props.text holds HTML, which customers would read as signs: '<b>'. Write the text alone.",
      "names an icon that does not exist: 'traking'",
      "Did you mean 'veg-pizza'?",
      "names a store that does not exist: '1'",
      "names an experiment that does not exist: 'menuSort'",
    ])
      await expect(canvas.getByRole('region', { name: 'Findings' })).toHaveTextContent(said);
  },
};

/** The kind that is written in a document is used. */
export const AnotherKind: Story = {
  play: async ({ canvas }) => {
    await write(
      canvas,
      JSON.stringify({
        document: 'left-menu',
        entries: { 1: { id: 'help', type: 'menu-entry', props: { label: 'Ask us' } } },
      }),
    );
    await waitFor(() => expect(screenOf(canvas).getByText('Ask us')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('1 node, no faults.');
    await expect(canvas.getByLabelText('Kind, as written')).toHaveDisplayValue('Left menu');
  },
};

/** One fault, though the list is too short for the schema and holds nothing to draw. */
export const NoNodes: Story = {
  play: async ({ canvas }) => {
    const editor = await write(canvas, '{ "document": "landing", "nodes": [] }');
    const finding = await canvas.findByRole('button', { name: /nodes is too short: at least 1 entry/ });
    await expect(canvas.getByRole('status')).toHaveTextContent('0 nodes, 1 fault.');
    await userEvent.click(finding);
    await expect(editor.value.slice(editor.selectionStart, editor.selectionEnd)).toBe('[]');
  },
};

/** On a wide screen every option of a setting is readable in full: otherwise the width at the end of the text would be cut off. */
export const WholeChoices: Story = {
  globals: { viewport: { value: 'wide1280' } },
  play: async ({ canvas }) => {
    const facts = canvas.getByRole('group', { name: 'Who looks, where and when' });
    const edge = facts.getBoundingClientRect().right;
    for (const control of facts.querySelectorAll('select, input'))
      await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    for (const select of within(facts).getAllByRole<HTMLSelectElement>('combobox')) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('There is nothing to measure with.');
      pen.font = font;
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      for (const { text } of select.options)
        await expect(pen.measureText(text).width, text).toBeLessThanOrEqual(room);
    }
  },
};

/** All settings are in one line, to leave the height to the text and the drawing. */
export const SettingsInOneLine: Story = {
  globals: { viewport: { value: 'wide1280' } },
  play: async ({ canvas }) => {
    const facts = canvas.getByRole('group', { name: 'Who looks, where and when' });
    const labels = [...facts.querySelectorAll('label')].map((label) => label.getBoundingClientRect());
    await expect(labels).toHaveLength(8);
    // Neither a setting nor the text of its label is on a second line.
    const first = labels[0]?.bottom ?? 0;
    for (const { bottom } of labels) await expect(Math.abs(bottom - first)).toBeLessThan(4);
  },
};

export const WholeChoicesOnATablet: Story = {
  ...WholeChoices,
  globals: { viewport: { value: 'tablet768' } },
};

/** The settings of the customer decide which nodes are shown. */
export const ForTakeawayOnly: Story = {
  args: {
    initialText: JSON.stringify([
      { id: 'all', type: 'notice', props: { text: 'Open till 3 am.' } },
      { id: 'counter', type: 'notice', props: { text: 'Ready in 12 minutes.' }, when: { orderTypes: ['P'] } },
    ]),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screenOf(canvas).getByText('Open till 3 am.')).toBeVisible());
    await expect(screenOf(canvas).queryByText('Ready in 12 minutes.')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Order type'), 'Takeaway');
    await waitFor(() => expect(screenOf(canvas).getByText('Ready in 12 minutes.')).toBeVisible());
  },
};

/** A variant can be chosen for every experiment; each node says why it is shown or hidden. */
export const WhyShown: Story = {
  args: {
    initialText: JSON.stringify([
      { id: 'all', type: 'notice', props: { text: 'Open till 3 am.' } },
      { id: 'known', type: 'notice', props: { text: 'Welcome back.' }, when: { session: 'logged-in' } },
      {
        id: 'tested',
        type: 'notice',
        props: { text: 'A shorter way to pay.' },
        when: { experiment: { name: 'cart_cta', variants: ['A'] } },
      },
    ]),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('3 nodes, no faults, 1 warning.'),
    );
    const nodes = canvas.getByRole('list', { name: 'Nodes' });
    await expect(nodes).toHaveTextContent('allshown: always');
    await expect(nodes).toHaveTextContent('knownhidden: for logged-in customers; you chose guest');
    await expect(nodes).toHaveTextContent('testedhidden: for A of cart_cta; you chose default');

    await userEvent.selectOptions(canvas.getByLabelText('cart_cta'), 'A');
    await waitFor(() => expect(screenOf(canvas).getByText('A shorter way to pay.')).toBeVisible());
    await expect(nodes).toHaveTextContent('testedshown: for A of cart_cta');
    await expect(canvas.getByText(/2 shown, 1 hidden/)).toBeVisible();
    await expect(canvas.getByLabelText('menuSorting')).toHaveValue('default');
  },
};

export const WhyShownOnAPhone: Story = { ...WhyShown, globals: { viewport: { value: 'phone360' } } };

/** A feedback form is not drawn for whom the server would not send it to; each node says why. */
export const FormForOthers: Story = {
  args: {
    initialText: JSON.stringify({
      document: 'feedback-template',
      heading: 'How was it?',
      when: { session: 'logged-in' },
      nodes: [{ id: 'again', type: 'field-nps', props: { question: 'Would you order again?' } }],
    }),
  },
  play: async ({ canvas }) => {
    const nodes = canvas.getByRole('list', { name: 'Nodes' });
    await waitFor(() =>
      expect(nodes).toHaveTextContent('againhidden: its form is for logged-in customers; you chose guest'),
    );
    await waitFor(() => expect(screenOf(canvas).queryByText(/^Would you order again\?/)).toBeNull());
    await userEvent.selectOptions(canvas.getByLabelText('Customer'), 'Logged in');
    await waitFor(() => expect(screenOf(canvas).getByText(/^Would you order again\?/)).toBeVisible());
    await expect(nodes).toHaveTextContent('againshown: its form is for logged-in customers');
  },
};

/** A form is drawn for the orders that the server would send it for, beside the other forms of the shop. */
export const FormOfAnOrderType: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Rated order')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Start from'), 'feedback-template/dine-in');
    // It says something of the document, and takes no place from who looks, where and when.
    await expect(await canvas.findByLabelText('Rated order')).toBeVisible();
    const facts = canvas.getByRole('group', { name: 'Who looks, where and when' });
    await expect(within(facts).queryByLabelText('Rated order')).toBeNull();
    const nodes = canvas.getByRole('list', { name: 'Nodes' });
    await waitFor(() => expect(nodes).toHaveTextContent('shown: its form is for dine-in orders'));
    await userEvent.selectOptions(canvas.getByLabelText('Rated order'), 'Delivery');
    await waitFor(() =>
      expect(nodes).toHaveTextContent('hidden: its form is for dine-in orders; you chose a delivery order'),
    );
    await expect(screenOf(canvas).queryByRole('radio')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Rated order'), 'Dine-in');
    await waitFor(() => expect(screenOf(canvas).getAllByRole('radio').length).toBeGreaterThan(0));
  },
};

export const FormOfAnOrderTypeOnAPhone: Story = {
  ...FormOfAnOrderType,
  globals: { viewport: { value: 'phone360' } },
};

/** Each slot is drawn below the page under the name of its place, and each of its nodes says why it is shown or hidden. */
export const Slots: Story = {
  args: {
    initialText: JSON.stringify({
      document: 'landing',
      nodes: [{ id: 'all', type: 'notice', props: { text: 'Open till 3 am.' } }],
      slots: {
        'cart.end': [
          { id: 'bill', type: 'notice', props: { text: 'Free delivery from ₹500.' } },
          { id: 'later', type: 'notice', props: { text: 'Points.' }, when: { session: 'logged-in' } },
        ],
        'cart.midle': [{ id: 'nowhere', type: 'notice', props: { text: 'Nobody sees this.' } }],
      },
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screenOf(canvas).getByText('Free delivery from ₹500.')).toBeVisible());
    const headings = screenOf(canvas).getAllByRole('heading');
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Cart, below the bill cart.end']);
    await expect(screenOf(canvas).queryByText('Points.')).toBeNull();
    await expect(screenOf(canvas).queryByText('Nobody sees this.')).toBeNull();

    await expect(canvas.getByRole('list', { name: 'Nodes' })).toHaveTextContent('allshown: always');
    const ofSlot = canvas.getByRole('list', { name: 'Nodes of cart.end' });
    await expect(ofSlot).toHaveTextContent('billshown: always');
    await expect(ofSlot).toHaveTextContent('laterhidden: for logged-in customers; you chose guest');
    await expect(canvas.getByRole('list', { name: 'Nodes of cart.midle' })).toHaveTextContent(
      'nowherehidden: no screen has this slot',
    );
    await expect(canvas.getByText(/2 shown, 2 hidden/)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: /^later/ }));
    const editor = canvas.getByLabelText<HTMLTextAreaElement>('Document, as JSON');
    await expect(editor.value.slice(editor.selectionStart, editor.selectionEnd)).toMatch(/^{"id":"later"/);

    await userEvent.selectOptions(canvas.getByLabelText('Customer'), 'Logged in');
    await waitFor(() => expect(screenOf(canvas).getByText('Points.')).toBeVisible());
  },
};

export const SlotsOnAPhone: Story = { ...Slots, globals: { viewport: { value: 'phone360' } } };
