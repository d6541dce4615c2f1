import { variantNames } from '#schemas/documents/experiment-names.ts';
import { isRecord } from '#schemas/is-record.ts';
import { Select } from '#src/ui/select/select.tsx';
import styles from './playground.module.css';
import { playgroundExperiments } from './playground-names.ts';

/** Experiment → the variant that was chosen. */
export type Variants = Readonly<Record<string, string>>;

interface PlaygroundExperimentsProps {
  readonly nodes: readonly unknown[];
  readonly variants: Variants;
  readonly onChange: (variants: Variants) => void;
}

/** The experiments that nodes are for, in the order of the nodes. */
function experimentsIn(nodes: readonly unknown[]): string[] {
  const names = nodes.flatMap((node) => {
    const when = isRecord(node) && isRecord(node.when) ? node.when : {};
    const name = isRecord(when.experiment) ? when.experiment.name : undefined;
    return typeof name === 'string' && name !== '' ? [name] : [];
  });
  return [...new Set(names)];
}

const options = variantNames.map((value) => ({ value, label: value }));

/** The variant of each experiment that the customer is in: first the experiments of the document, then the others, which are folded. */
export function PlaygroundExperiments({ nodes, variants, onChange }: PlaygroundExperimentsProps) {
  const own = experimentsIn(nodes);
  const groups = [
    { title: 'Variants of the experiments in this document', names: own, open: true },
    {
      title: own.length === 0 ? 'Variants of experiments (none in this document)' : 'Other experiments',
      names: playgroundExperiments.filter((name) => !own.includes(name)),
      open: false,
    },
  ];
  return (
    <div>
      {groups
        .filter(({ names }) => names.length > 0)
        .map(({ title, names, open }) => (
          <details key={String(open)} className={styles.details} open={open}>
            <summary>{title}</summary>
            <div className={styles.variants}>
              {names.map((name) => (
                <Select
                  key={name}
                  label={name}
                  value={variants[name] ?? 'default'}
                  options={options}
                  onChange={({ target: { value } }) => onChange({ ...variants, [name]: value })}
                />
              ))}
            </div>
          </details>
        ))}
    </div>
  );
}
