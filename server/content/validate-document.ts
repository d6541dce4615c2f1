import { z } from 'zod';
import type { WidgetContract } from '#schemas/contract.ts';
import { contracts } from '#schemas/contracts.ts';
import { type DocumentKind, documents } from '#schemas/documents/documents.ts';
import { landingSlots } from '#schemas/documents/landing.ts';
import { iconNames } from '#schemas/icon-names.ts';
import { linkSchema } from '#schemas/link.ts';
import { type Node, nodeSchema, whenSchema } from '#schemas/node.ts';
import { checkAppConfig } from './check-app-config.ts';
import { checkContradictions } from './check-contradictions.ts';
import { checkContentKind, checkContentUrl, checkLink, checkMenu, type LinkTargets } from './check-link.ts';
import { neverAskedFor, ofUnknownStore } from './check-name.ts';
import { allowedList, didYouMean, explainIssue, oneOf } from './explain-issue.ts';
import { addressOf, type Fault, type Path, type Report } from './fault.ts';
import { neverHolds } from './never-holds.ts';
import { nearestName } from './nearest-name.ts';
import { quoted } from './quoted.ts';
import { isRecord, walkSchema } from './walk-schema.ts';

export interface DocumentToCheck {
  readonly kind: DocumentKind;
  /** The document's name among those of its kind; not checked when absent. */
  readonly slug?: string;
  readonly body: unknown;
  /** Where the document came from: only told back. */
  readonly file: string;
  readonly known?: KnownNames;
}

/** What a document may refer to beyond the schemas, as far as the caller knows it. */
export interface KnownNames extends LinkTargets {
  readonly pictures?: ReadonlySet<string>;
  readonly storeIds?: ReadonlySet<string>;
  /** Experiments that app-config has beyond those of the app. */
  readonly experiments?: ReadonlySet<string>;
}

const contractOf = new Map<string, WidgetContract>(
  contracts.map((contract: WidgetContract) => [contract.type, contract]),
);

const time = z.iso.datetime({ offset: true });

/** Everything that is wrong with a document, each with its address. An empty list: it can be published. Pure. */
export function validateDocument({ kind, slug, body, file, known = {} }: DocumentToCheck): Fault[] {
  const faults: Fault[] = [];
  const report: Report = (path, code, message) => {
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
        const fault = link.success && checkLink(link.data, known);
        if (fault) report(place.path, fault.code, fault.message);
      }
      if (place.schema === whenSchema) checkWhen(place.value, place.path);
      if (typeof place.value === 'string') checkText(place.value, place.path);
    });
  };

  const checkText = (text: string, path: Path) => {
    if (text !== '' && text.trim() === '')
      report(
        path,
        'blank',
        'holds blanks alone. Write something, or leave the field out where it is optional.',
      );
    if (text.includes('\uFFFD'))
      report(
        path,
        'lost-character',
        `holds '\uFFFD' where a character was lost. Write the text anew, and save it as UTF-8.`,
      );
    if (/^\d{4}-\d\d-\d\dT/.test(text)) checkTime(text, path);
    const name = path.findLast((key) => typeof key === 'string');
    if (name === 'picture' || name === 'pictures') checkPicture(text, path);
    if (name === 'icon') checkIcon(text, path);
    // The tile of a category leads where a link into the menu does.
    if (name === 'categoryId' && known.menu) {
      const fault = checkMenu(text, known.menu);
      if (fault) report(path, fault.code, fault.message);
    }
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

  const checkWhen = (value: unknown, path: Path) => {
    const when = whenSchema.safeParse(value);
    const reason = when.success && neverHolds(when.data);
    if (reason) report(path, 'never-shown', `would hide it for good: ${reason}`);
    for (const [at, id] of (when.data?.storeIds ?? []).entries()) {
      if (!known.storeIds || known.storeIds.has(id)) continue;
      report(
        [...path, 'storeIds', at],
        'unknown-store',
        `names a store that does not exist: ${quoted(id)}. ${didYouMean(id, [...known.storeIds])}Write the id of a store, or remove it.`,
      );
    }
  };

  // The pattern of the schema, which ships to browsers, takes the 30th of February.
  const checkTime = (value: string, path: Path) => {
    // Seconds may be left out, which the rule for times does not know.
    const whole = value.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?=Z|[+-]\d\d:)/, '$1:00');
    if (!time.safeParse(whole).success)
      report(
        path,
        'invalid_format',
        `is a time that does not exist: ${quoted(value)}. Write one like 2026-11-20T10:00:00+05:30.`,
      );
  };

  const checkSlots = (slots: Record<string, unknown>) => {
    for (const name of Object.keys(slots)) {
      if ((landingSlots as readonly string[]).includes(name)) continue;
      report(
        ['slots', name],
        'unknown-slot',
        `is no place in any screen. ${didYouMean(name, landingSlots)}${allowedList(landingSlots)}`,
      );
    }
  };

  const checkPicture = (picture: string, path: Path) => {
    if (!known.pictures || known.pictures.has(picture)) return;
    const near = nearestName(picture, [...known.pictures]);
    report(
      path,
      'unknown-picture',
      `names a picture that does not exist: ${quoted(picture)}. ${near ? `Did you mean '${near}'?` : 'The pictures are shown in the storybook.'}`,
    );
  };

  const checkIcon = (icon: string, path: Path) => {
    if ((iconNames as readonly string[]).includes(icon)) return;
    const near = nearestName(icon, iconNames);
    report(
      path,
      'unknown-icon',
      `names an icon that does not exist: ${quoted(icon)}. ${near ? `Did you mean '${near}'?` : `Icons: ${iconNames.join(', ')}.`}`,
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
        `'${node.type}' belongs into ${contract.places.join(', ')}. ${allowedList(here)}`,
      );
    }
    if (node.contentUrl !== undefined) {
      const fault = checkContentUrl(node.contentUrl) ?? checkContentKind(node.contentUrl, node.type);
      if (fault) report([...path, 'contentUrl'], fault.code, fault.message);
    }
    const { from } = node.when ?? {};
    const endsAt = node.props?.endsAt;
    if (from !== undefined && typeof endsAt === 'string' && Date.parse(from) >= Date.parse(endsAt))
      report(
        [...path, 'when'],
        'never-shown',
        `would hide it for good: 'from' is not before its 'endsAt'. Correct one of the two.`,
      );
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
  const unseen = slug === undefined ? undefined : neverAskedFor(kind, slug);
  if (unseen) report([], 'never-asked-for', unseen);
  const storeless =
    slug === undefined || !known.storeIds ? undefined : ofUnknownStore(kind, slug, known.storeIds);
  if (storeless) report([], 'unknown-store', storeless);
  check(documents[kind], body, []);
  checkContradictions(kind, { body, report });
  if (kind === 'app-config') checkAppConfig(body, { report, storeIds: known.storeIds });
  if (kind === 'landing' && isRecord(body.slots)) checkSlots(body.slots);
  return faults;
}
