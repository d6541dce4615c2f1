import type { ArgTypes, Parameters, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect } from 'storybook/test';
import type { z } from 'zod';
import type { WidgetContract } from '#schemas/contract.ts';
import type { nodeSchema } from '#schemas/node.ts';
import { Page } from '#src/ui/page/page.tsx';
import { IssueList } from './issue-list.tsx';
import { argTypesOf, docsOf } from './contract-docs.ts';
import type { EngineFacts } from '#schemas/document-types.ts';
import { StoryDocument, storyFacts, storyEngine, usePrepared } from './story-engine.tsx';
import styles from './widget-story.module.css';

export type WidgetInput<C extends WidgetContract> = z.input<C['props']>;

/** The fields of a node besides its type and its props: title, link, layout … */
export type NodeHead = Partial<Omit<z.input<typeof nodeSchema>, 'type' | 'props'>>;

interface WidgetInEngineProps {
  readonly contract: WidgetContract;
  readonly props: unknown;
  readonly node: NodeHead;
  readonly facts: EngineFacts;
}

function nodeOf({ contract, props, node }: Omit<WidgetInEngineProps, 'facts'>) {
  return { id: contract.type, type: contract.type, version: contract.versions.length, props, ...node };
}

/** Shown in Storybook only, where an empty page would look like a broken story. */
const nothingShown = 'Nothing is shown for customers: with this content the widget stays away.';

/** Play function for a story in which the widget shows nothing: it checks that this is on purpose. */
export const staysAway: NonNullable<StoryObj['play']> = async ({ canvas }) => {
  await expect(canvas.getByText(nothingShown)).toBeVisible();
};

/** Play function for a story in which the widget has little to show: it checks that the widget is there. */
export const isThere: NonNullable<StoryObj['play']> = async ({ canvas, canvasElement }) => {
  await expect(canvasElement.querySelector('[data-node] *')).toBeVisible();
  await expect(canvas.getByText(nothingShown)).not.toBeVisible();
};

/** One widget, drawn by the engine as in the product; the faults of its props are listed under it. */
function WidgetInEngine({ contract, props, node, facts }: WidgetInEngineProps) {
  const place = contract.places[0] ?? 'landing';
  const json = JSON.stringify([nodeOf({ contract, props, node })]);
  const nodes = useMemo(() => JSON.parse(json) as unknown, [json]);
  const { issues } = usePrepared({ nodes, place, name: 'story' });
  return (
    <Page>
      <div className={styles.drawn}>
        <StoryDocument nodes={nodes} place={place} name="story" facts={facts} />
      </div>
      <p className={styles.nothing}>{nothingShown}</p>
      {issues.length > 0 && <IssueList issues={issues} />}
    </Page>
  );
}

/** The part of a widget's meta that comes from its contract: `const meta = { title: 'Widgets/Notice', ...widgetMeta(notice) }`. */
export function widgetMeta(contract: WidgetContract): { argTypes: ArgTypes; parameters: Parameters } {
  return { argTypes: argTypesOf(contract), parameters: { frame: 'page', ...docsOf(contract) } };
}

/**
 * A story of a widget: its example, or other props. The controls change the props; the source shows the node as it stands in a document.
 * The view is loaded before the story begins, so that the widget is tested and not its placeholder.
 */
export function widgetStory<C extends WidgetContract>(
  contract: C,
  props: WidgetInput<C> = contract.example as WidgetInput<C>,
  node: NodeHead = {},
): StoryObj {
  const code = JSON.stringify(nodeOf({ contract, props, node }), null, 2);
  return {
    args: props as Record<string, unknown>,
    loaders: [() => storyEngine.view(contract.type).then(() => ({}))],
    render: (args: unknown, { parameters }) => (
      <WidgetInEngine
        contract={contract}
        props={args}
        node={node}
        facts={{ ...storyFacts, ...(parameters.facts as Partial<EngineFacts>) }}
      />
    ),
    parameters: { frame: 'page', docs: { source: { language: 'json', code } } },
  };
}

/** The same story for a customer who has veg only on. */
export function whileVegOnly(story: StoryObj): StoryObj {
  return {
    ...story,
    parameters: { ...story.parameters, facts: { vegOnly: true } satisfies Partial<EngineFacts> },
  };
}
