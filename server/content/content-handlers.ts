import type { FastifyRequest } from 'fastify';
import { appConfigDefaults } from '#schemas/documents/app-config-defaults.ts';
import type { DocumentKind } from '#schemas/documents/documents.ts';
import { type BrandPaths, routesOf } from '#schemas/routes.ts';
import { pictureNames } from '#schemas/compiled/picture-names.ts';
import { namesFile, namesSchema } from '#schemas/editor-names.ts';
import { jsonSchemas } from '#schemas/json-schemas.ts';
import { mixRuleOf } from '#schemas/rules/mix-price.ts';
import { Answer } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { RandomBytes } from '../random-bytes.ts';
import type { ContentRepository, DocumentId } from './content-repository.ts';
import { type DocumentsSource, withDrafts } from './documents-source.ts';
import { effectiveConfig } from './effective-config.ts';
import type { Fault } from '#schemas/check/fault.ts';
import { warnByMenu } from '#schemas/check/warn-by-menu.ts';
import { namesBeside } from '#schemas/check/names-of-documents.ts';
import type { KnownNames } from '#schemas/check/known-names.ts';
import { warnDocument } from '#schemas/check/warn-document.ts';
import { LiveChanged } from './live-changed.ts';
import type { PreviewTokens } from './preview-token.ts';
import { withOrderTypeCodes } from '#schemas/check/with-order-type-codes.ts';
import { whyNoVersion } from './why-no-version.ts';
import { validateDocument } from '#schemas/check/validate-document.ts';

interface ContentOptions {
  /** The author who sent a request. */
  readonly authorOf: (request: FastifyRequest) => string;
  readonly repository: ContentRepository;
  /** The documents that are live. */
  readonly live: DocumentsSource;
  /** Other documents are live than before. */
  readonly changed: () => void;
  readonly tokens: PreviewTokens;
  /** The paths of the screens that links of documents may lead to, as far as the brand names them. */
  readonly brandPaths: BrandPaths;
  readonly previewSeconds: number;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}

interface SentDocument {
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly file: string;
  readonly body?: unknown;
  readonly replaces?: string | null | undefined;
}

/** Order types may be written as words: they are kept by their codes. */
const withCodes = <Sent extends SentDocument>(sent: Sent): Sent => ({
  ...sent,
  body: withOrderTypeCodes(sent.kind, sent.body),
});

export function contentHandlers(
  options: ContentOptions,
): HandlersOf<
  | 'listContent'
  | 'listContentVersions'
  | 'checkContent'
  | 'getContentSchemas'
  | 'publishContent'
  | 'rollbackContent'
  | 'previewContent'
> {
  const { authorOf, repository, live, changed, tokens, brandPaths, previewSeconds, now, randomBytes } =
    options;
  const routes = routesOf(brandPaths);

  const drafts = (sent: readonly SentDocument[]) =>
    sent.map(({ kind, slug, body }) => ({ kind, slug, body }));

  /** What the documents may refer to once they are live, those too that could not be read. */
  async function knownTo(
    sent: readonly SentDocument[],
    unreadable: readonly DocumentId[] = [],
  ): Promise<KnownNames> {
    const [published, shop] = await Promise.all([repository.listLive(), repository.readShopNames()]);
    const isReplaced = ({ kind, slug }: DocumentId) =>
      [...sent, ...unreadable].some((one) => one.kind === kind && one.slug === slug);
    return {
      ...shop,
      routes,
      brandCategoryPath: brandPaths.chickenSandwich,
      ...namesBeside(unreadable, [...published.filter((document) => !isReplaced(document)), ...sent]),
    };
  }

  function faultsOf(sent: readonly SentDocument[], known: KnownNames): Fault[] {
    const names = new Set<string>();
    return sent.flatMap(({ kind, slug, file, body }) => {
      const name = `${kind}/${slug}`;
      if (names.has(name))
        return [
          {
            file,
            address: '',
            code: 'duplicate-document',
            message: `${name} is sent twice. Send each document once.`,
          },
        ];
      names.add(name);
      return validateDocument({ kind, slug, body, file, known });
    });
  }

  /** Probable mistakes, and texts that differ from the live menu; they do not prevent publishing. */
  async function warningsOf(sent: readonly SentDocument[], known: KnownNames): Promise<Fault[]> {
    const [products, config] = await Promise.all([
      repository.readSoldProducts(),
      effectiveConfig(withDrafts(live, drafts(sent))),
    ]);
    const menu = { products, mix: mixRuleOf(config ?? appConfigDefaults) };
    return sent.flatMap(({ kind, slug, file, body }) => [
      ...warnDocument({ kind, slug, body, file, known, now: now() }),
      ...warnByMenu({ kind, slug, body, file }, menu),
    ]);
  }

  const errorsOf = (faults: readonly Fault[]) =>
    faults.map(({ code, file, message }) => ({ code, displayMsg: `${file}: ${message}` }));

  return {
    async listContent() {
      return { status: 'SUCCESS', data: { documents: await repository.listLive() } };
    },

    async listContentVersions({ params }) {
      const [versions, history] = await Promise.all([
        repository.listVersions(params),
        repository.readHistory(params),
      ]);
      return { status: 'SUCCESS', data: { versions, history } };
    },

    async checkContent({ body }) {
      const documents = body.documents.map(withCodes);
      const known = await knownTo(documents, body.unreadable);
      const faults = faultsOf(documents, known);
      return { status: 'SUCCESS', data: { faults, warnings: await warningsOf(documents, known) } };
    },

    async getContentSchemas() {
      const { menu, storeIds = [], coupons = [], experiments = [] } = await knownTo([]);
      const names = namesSchema({
        category: [...(menu?.categories ?? [])],
        product: [...(menu?.products ?? [])],
        store: [...storeIds],
        coupon: [...coupons],
        experiment: [...experiments],
      });
      const schemas = Object.fromEntries([...jsonSchemas(pictureNames), [namesFile, names]]);
      return { status: 'SUCCESS', data: { schemas } };
    },

    async publishContent({ request, body }) {
      const documents = body.documents.map(withCodes);
      const known = await knownTo(documents);
      const faults = faultsOf(documents, known);
      if (faults.length > 0) {
        return new Answer(
          { status: 'FAILED', data: { published: [], unchanged: [], faults }, errors: errorsOf(faults) },
          { status: 422 },
        );
      }
      const warnings = await warningsOf(documents, known);
      const author = authorOf(request);
      const { published, unchanged } = await repository
        .publish(
          documents.map(({ kind, slug, body: content, replaces }) => ({
            kind,
            slug,
            body: content,
            replaces,
          })),
          author,
          body.message,
        )
        .catch(refuseLiveChanged);
      request.log.info(
        { author, published: published.map(({ kind, slug, version }) => `${kind}/${slug}@${version}`) },
        'content published',
      );
      changed();
      return { status: 'SUCCESS', data: { published: [...published], unchanged: [...unchanged], warnings } };
    },

    async rollbackContent({ request, body }) {
      const { kind, slug, toVersion, takesBack, message } = body;
      const author = authorOf(request);
      const version = await repository
        .rollback({ kind, slug }, { author, message }, { toVersion, takesBack })
        .catch(refuseLiveChanged);
      if (!version) {
        const displayMsg = whyNoVersion(
          `${kind}/${slug}`,
          await repository.listVersions({ kind, slug }),
          toVersion,
        );
        throw new HttpFault(404, { code: 'NO_SUCH_VERSION', displayMsg });
      }
      if (version.takenBack) {
        request.log.info({ author, rolledBack: `${kind}/${slug}@${version.version}` }, 'content rolled back');
        changed();
      }
      return { status: 'SUCCESS', data: { ...version, rolledBackBy: author } };
    },

    async previewContent({ body }) {
      const documents = body.documents.map(withCodes);
      const known = await knownTo(documents);
      const faults = faultsOf(documents, known);
      if (faults.length > 0) {
        return new Answer(
          {
            status: 'FAILED',
            data: { token: '', path: '', expiresAt: '', faults },
            errors: errorsOf(faults),
          },
          { status: 422 },
        );
      }
      const id = randomBytes(16).toString('base64url');
      const expiresAt = new Date(now() + previewSeconds * 1000);
      await repository.savePreview({ id, documents: drafts(documents), expiresAt });
      const token = await tokens.sign({ id, expiresAt });
      return {
        status: 'SUCCESS',
        data: {
          token,
          path: `${pathOf(body.documents[0])}?preview=${token}`,
          expiresAt: expiresAt.toISOString(),
          warnings: await warningsOf(documents, known),
        },
      };
    },
  };
}

function refuseLiveChanged(error: unknown): never {
  if (!(error instanceof LiveChanged)) throw error;
  throw new HttpFault(409, { code: 'LIVE_CHANGED', displayMsg: error.message });
}

/** The page on which a document is seen. */
function pathOf(document: SentDocument | undefined): string {
  return document?.kind === 'info-page' ? `/info/${document.slug}` : '/';
}
