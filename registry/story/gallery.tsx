import type { WidgetContract } from '#schemas/contract.ts';
import { contracts } from '#schemas/contracts.ts';
import type { EnginePorts } from '../engine/engine-ports.ts';
import styles from './gallery.module.css';
import { StoryDocument } from './story-engine.tsx';

export const allContracts: readonly WidgetContract[] = contracts;

interface GalleryProps {
  /** The node that shows a contract. */
  readonly nodeOf: (contract: WidgetContract) => Record<string, unknown>;
  readonly of?: readonly WidgetContract[];
  readonly fetchContent?: EnginePorts['fetchContent'];
}

/** Every kind of node, each in a frame of its own with its name. */
export function Gallery({ nodeOf, of = allContracts, fetchContent }: GalleryProps) {
  return (
    <div className={styles.gallery}>
      {of.map((contract) => (
        <div key={contract.type} className={styles.frame} data-widget={contract.type}>
          <p className={styles.name}>{contract.type}</p>
          <Framed contract={contract} node={nodeOf(contract)} fetchContent={fetchContent} />
        </div>
      ))}
    </div>
  );
}

interface FramedProps {
  readonly contract: WidgetContract;
  readonly node: Record<string, unknown>;
  readonly fetchContent: EnginePorts['fetchContent'] | undefined;
}

function Framed({ contract, node, fetchContent }: FramedProps) {
  const whole = {
    id: contract.type,
    type: contract.type,
    version: contract.versions.length,
    title: contract.title,
    ...node,
  };
  return (
    <StoryDocument
      nodes={[whole]}
      place={contract.places[0] ?? 'landing'}
      name={contract.type}
      {...(fetchContent ? { fetchContent } : {})}
    />
  );
}
