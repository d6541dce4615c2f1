import { Fragment, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { JsonFault, Span } from '#server/content/json/read-json.ts';
import type { DocumentIssue } from '#schemas/engine/prepared.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Select } from '#src/ui/select/select.tsx';
import type { ChosenFile } from './chosen-file.ts';
import { DeviceFrame } from './device-frame.tsx';
import { type DrawableKind, drawableKinds } from './drawable-kinds.ts';
import styles from './playground.module.css';
import { type PlaygroundExample, playgroundExamples, sampleContent } from './playground-examples.ts';
import { PlaygroundFacts, PlaygroundRating, type PlaygroundSetting } from './playground-facts.tsx';
import { engineFindings } from './engine-findings.ts';
import { PlaygroundExperiments, type Variants } from './playground-experiments.tsx';
import { PlaygroundFile } from './playground-file.tsx';
import { PlaygroundFindings } from './playground-findings.tsx';
import { PlaygroundNodes } from './playground-nodes.tsx';
import { type PlaygroundPart, type PlaygroundReading, readPlayground } from './read-playground.ts';
import { SlotHeading } from './slot-heading.tsx';
import { slotPlace } from './slot-places.ts';
import { prepareForStory, StoryDocument, storyFacts } from './story-engine.tsx';
import { reasonsOfForm } from './why-form.ts';

const EDITOR_LINE_PX = 20;

const kindNames: Record<DrawableKind, string> = {
  landing: 'Home page',
  'left-menu': 'Left menu',
  'bottom-navigation': 'Bottom navigation',
  'feedback-template': 'Feedback form',
  'info-page': 'Information page',
};

const nothing: PlaygroundReading = {
  kind: 'landing',
  saysKind: false,
  parts: [],
  findings: [],
  placeOf: () => undefined,
};

const noFaults: readonly JsonFault[] = [];

/**
 * Where the text is no JSON yet, what it was meant to be, and the last document that could be read, which stays on screen as in the product: what
 * was only meant is checked, but not drawn, as it would not be published.
 */
function useReading(text: string, { kind, file, facts: { now } }: PlaygroundSetting) {
  const [lastGood, setLastGood] = useState<PlaygroundReading>({ ...nothing, kind });
  const reading = useMemo(() => readPlayground({ text, chosen: kind, file, now }), [text, kind, file, now]);
  if ('syntax' in reading) return { ...reading, good: lastGood };
  if (reading !== lastGood) setLastGood(reading);
  return { syntax: noFaults, good: reading };
}

/** What the engine reports of the nodes that are drawn now. */
function useEngineIssues(parts: readonly PlaygroundPart[]) {
  const [found, setFound] = useState<{
    parts: readonly PlaygroundPart[];
    issues: readonly DocumentIssue[];
  }>({ parts, issues: [] });
  const report = useCallback(
    (issue: DocumentIssue) =>
      setFound((before) => ({ parts, issues: [...(before.parts === parts ? before.issues : []), issue] })),
    [parts],
  );
  return { issues: found.parts === parts ? found.issues : [], report };
}

/** What the engine and the settings need of the nodes of all parts. */
function useNodes({ parts, kind }: PlaygroundReading) {
  return useMemo(() => {
    const nodes = parts.flatMap((part): readonly unknown[] => (Array.isArray(part.nodes) ? part.nodes : []));
    return {
      nodes,
      fetchContent: sampleContent(nodes),
      prepared: parts.map((part) => prepareForStory({ nodes: part.nodes, place: kind, name: part.name })),
    };
  }, [parts, kind]);
}

/** A document of the shop is checked as its own file; anything else is a new one. */
function fileOf(example: PlaygroundExample | undefined): ChosenFile {
  if (example?.slug === undefined) return { newName: '' };
  return { own: { kind: example.kind, slug: example.slug }, newName: '' };
}

/** A document as text, and beside it the document as the product renders it. */
export function Playground({ initialText }: { initialText?: string }) {
  const [first] = playgroundExamples;
  const [example, setExample] = useState(first?.name ?? '');
  const [text, setText] = useState(initialText ?? first?.text ?? '[]');
  const [setting, setSetting] = useState<PlaygroundSetting>({
    kind: 'landing',
    file: fileOf(initialText === undefined ? first : undefined),
    width: 360,
    theme: 'light',
    facts: storyFacts,
    ratedOrder: undefined,
  });
  const [variants, setVariants] = useState<Variants>({});
  const editor = useRef<HTMLTextAreaElement>(null);

  const { syntax, good, meant } = useReading(useDeferredValue(text), setting);
  const { nodes, fetchContent, prepared } = useNodes(good);
  const { issues, report } = useEngineIssues(good.parts);
  const form = good.form && reasonsOfForm(good.form, setting);
  const isJson = syntax.length === 0;
  const findings = isJson ? [...good.findings, ...engineFindings(issues, good)] : (meant?.findings ?? []);
  // Where nothing certain was meant, the places are those of the last document, which are better than none.
  const { placeOf } = meant ?? good;
  const lineOf = (address: string) => text.slice(0, placeOf(address)?.start ?? 0).split('\n').length;

  function showAddress(address: string) {
    const place = placeOf(address);
    if (place) show(place);
  }

  function show({ start, end }: Span) {
    const area = editor.current;
    if (!area) return;
    area.focus();
    area.setSelectionRange(start, end);
    const line = text.slice(0, start).split('\n').length;
    area.scrollTop = Math.max(0, (line - 4) * EDITOR_LINE_PX);
  }

  function open(name: string) {
    const chosen = playgroundExamples.find((candidate) => candidate.name === name);
    if (!chosen) return;
    setExample(name);
    setText(chosen.text);
    setSetting({ ...setting, kind: chosen.kind, file: fileOf(chosen) });
  }

  return (
    <div className={styles.playground}>
      <header className={styles.head}>
        <h1>Playground</h1>
        <p>Write or paste a document; beside it is what customers get, drawn by the app’s own engine.</p>
      </header>
      <PlaygroundFacts setting={setting} onChange={setSetting} />
      <PlaygroundExperiments
        nodes={nodes}
        variants={variants}
        onChange={(chosen) => {
          setVariants(chosen);
          const variantOf = (name: string) => chosen[name] ?? 'default';
          setSetting({ ...setting, facts: { ...setting.facts, variantOf } });
        }}
      />
      <div className={styles.bench}>
        <div className={styles.writing}>
          <div className={styles.tools}>
            <Select
              label="Start from"
              value={example}
              options={playgroundExamples.map(({ name }) => ({ value: name, label: name }))}
              onChange={(event) => open(event.target.value)}
            />
            <Select
              label={good.saysKind ? 'Kind, as written' : 'Kind'}
              value={good.kind}
              disabled={good.saysKind}
              options={drawableKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
              onChange={(event) => setSetting({ ...setting, kind: event.target.value as DrawableKind })}
            />
            <PlaygroundFile
              kind={good.kind}
              file={setting.file}
              onChange={(file) => setSetting({ ...setting, file })}
            />
            {good.form && <PlaygroundRating setting={setting} onChange={setSetting} />}
            <Button
              variant="secondary"
              disabled={!isJson}
              onClick={() => setText(JSON.stringify(JSON.parse(text), null, 2))}
            >
              Tidy up
            </Button>
          </div>
          <label htmlFor="playground-text" className={styles.label}>
            Document, as JSON
          </label>
          <textarea
            id="playground-text"
            ref={editor}
            className={styles.editor}
            value={text}
            spellCheck={false}
            autoComplete="off"
            wrap="off"
            aria-invalid={!isJson}
            onChange={(event) => setText(event.target.value)}
          />
          <PlaygroundFindings
            syntax={syntax}
            findings={findings}
            nodeCount={prepared.flatMap((part) => part.nodes).length}
            lineOf={lineOf}
            onShow={showAddress}
            onShowSpan={show}
          />
          <PlaygroundNodes
            reading={good}
            form={form}
            prepared={prepared}
            facts={setting.facts}
            onShow={showAddress}
          />
        </div>
        <DeviceFrame title="What customers get" width={setting.width} theme={setting.theme}>
          <Page>
            {(form === undefined || form.hides.length === 0) &&
              good.parts
                .filter(({ isSlot, name }) => !isSlot || slotPlace(name) !== undefined)
                .map(({ name, isSlot, nodes: own }) => (
                  <Fragment key={`${isSlot} ${name}`}>
                    {isSlot && (
                      <h2 className={styles.drawnSlot}>
                        <SlotHeading name={name} />
                      </h2>
                    )}
                    <StoryDocument
                      nodes={own}
                      place={good.kind}
                      name={name}
                      facts={setting.facts}
                      fetchContent={fetchContent}
                      onIssue={report}
                    />
                  </Fragment>
                ))}
          </Page>
        </DeviceFrame>
      </div>
    </div>
  );
}
