import { z } from 'zod';
import type { WidgetContract } from '#schemas/contract.ts';
import { contracts } from '#schemas/contracts.ts';
import { type DocumentKind, documents } from '#schemas/documents/documents.ts';
import { linkSchema } from '#schemas/link.ts';
import { type Node, nodeSchema } from '#schemas/node.ts';
import { checkContentUrl, checkLink } from './check-link.ts';
import { explainIssue, oneOf } from './explain-issue.ts';
import { addressOf, type Fault, type Path } from './fault.ts';
import { nearestName } from './nearest-name.ts';
import { isRecord, walkSchema } from './walk-schema.ts';

export interface DocumentToCheck {
  readonly kind: DocumentKind;
  readonly body: unknown;
  /** Where the document came from: only told back. */
  readonly file: string;
  readonly known?: KnownNames;
}

/** What a document may refer to beyond the schemas, as far as the caller knows it. */
export interface KnownNames {
  readonly infoPages?: ReadonlySet<string>;
  readonly pictures?: ReadonlySet<string>;
}

const contractOf = new Map<string, WidgetContract>(
  contracts.map((contract: WidgetContract) => [contract.type, contract]),
);

/** Everything that is wrong with a document, each with its address. An empty list: it can be published. Pure. */
export function validateDocument({ kind, body, file, known = {} }: DocumentToCheck): Fault[] {
  const faults: Fault[] = [];
  const report = (path: Path, code: string, message: string) => {
    const address = addressOf(path);
    if (!faults.some((fault) => fault.address === address && fault.code === code)) {
      faults.push({
        file,
        address,
        code,
        message: `${address || 'The document'} ${message}`.replace(/^(\S+) (?=[A-Z'])/, '$1: '),
      });
    }
  };
  const ids = new Map<string, string>();

  const check = (schema: z.ZodType, value: unknown, base: Path) => {
    const result = schema.safeParse(value);
    for (const issue of result.error?.issues ?? [])
      report([...base, ...issue.path], issue.code, explainIssue({ issue, schema, value }));
    walkSchema({ schema, value, path: base }, (place) => {
      if (place.schema instanceof z.ZodObject && isRecord(place.value))
        reportUnknownKeys(place.schema, place.value, place.path);
      if (place.schema === nodeSchema) checkNode(place.value, place.path);
      if (place.schema === linkSchema) {
        const link = linkSchema.safeParse(place.value);
        const fault = link.success && checkLink(link.data, known.infoPages);
        if (fault) report(place.path, fault.code, fault.message);
      }
      const name = place.path.findLast((key) => typeof key === 'string');
      if ((name === 'picture' || name === 'pictures') && typeof place.value === 'string')
        checkPicture(place.value, place.path);
    });
  };

  const reportUnknownKeys = (schema: z.ZodObject, value: Record<string, unknown>, path: Path) => {
    const allowed = Object.keys(schema.shape);
    for (const key of Object.keys(value)) {
      if (allowed.includes(key)) continue;
      const near = nearestName(key, allowed);
      report(
        [...path, key],
        'unknown-key',
        `is not a field of this object. ${near ? `Did you mean '${near}'?` : `Fields: ${allowed.join(', ')}.`} Rename or remove it.`,
      );
    }
  };

  const checkPicture = (picture: string, path: Path) => {
    if (!known.pictures || known.pictures.has(picture)) return;
    const near = nearestName(picture, [...known.pictures]);
    report(
      path,
      'unknown-picture',
      `names a picture that does not exist: '${picture}'. ${near ? `Did you mean '${near}'?` : 'The pictures are shown in the storybook.'}`,
    );
  };

  const checkNode = (value: unknown, path: Path) => {
    const result = nodeSchema.safeParse(value);
    if (!result.success) return;
    const node = result.data;
    const earlier = ids.get(node.id);
    if (earlier !== undefined)
      report(
        [...path, 'id'],
        'duplicate-id',
        `is '${node.id}', as is ${earlier}. Give each node an id of its own.`,
      );
    ids.set(node.id, addressOf([...path, 'id']));

    const contract = contractOf.get(node.type);
    const here = contracts
      .filter(({ places }: WidgetContract) => (places as readonly string[]).includes(kind))
      .map(({ type }) => type);
    if (!contract) return report([...path, 'type'], 'unknown-type', oneOf(node.type, here));
    if (!(contract.places as readonly string[]).includes(kind)) {
      return report(
        [...path, 'type'],
        'wrong-place',
        `'${node.type}' belongs into ${contract.places.join(', ')}. ${oneOf(node.type, here)}`,
      );
    }
    if (node.contentUrl !== undefined) {
      const fault = checkContentUrl(node.contentUrl);
      if (fault) report([...path, 'contentUrl'], fault.code, fault.message);
    }
    checkProps(contract, node, path);
  };

  const checkProps = (contract: WidgetContract, node: Node, path: Path) => {
    const current = contract.versions.length;
    if (node.version > current) {
      return report(
        [...path, 'version'],
        'unknown-version',
        `is ${node.version}, but '${node.type}' has ${current} (${contract.versions.join(', ')}). Write ${current}.`,
      );
    }
    const props = contract.migrations
      .slice(node.version - 1)
      .reduce((older, migrate) => migrate(older), node.props ?? {});
    // What comes from contentUrl cannot be missing here.
    check(node.contentUrl === undefined ? contract.props : contract.props.partial(), props, [
      ...path,
      'props',
    ]);
  };

  if (!isRecord(body)) {
    report([], 'not-an-object', `must be an object: {"document": "${kind}", …}.`);
    return faults;
  }
  check(documents[kind], body, []);
  if (kind === 'app-config' && typeof body.features === 'string') checkFeatures(body.features, report);
  return faults;
}

/** WID-13: the features are a JSON text inside the JSON. */
function checkFeatures(text: string, report: (path: Path, code: string, message: string) => void) {
  const feature = z.object({ name: z.string().min(1), enabled: z.boolean() });
  try {
    const result = z.object({ features: z.array(feature) }).safeParse(JSON.parse(text));
    if (result.success) return;
  } catch {
    // told below
  }
  report(
    ['features'],
    'invalid_features',
    String.raw`is not a JSON text of this shape: "{\"features\":[{\"name\":\"ucr\",\"enabled\":true}]}". Mend the text.`,
  );
}
