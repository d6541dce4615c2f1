import type { FastifyRequest } from 'fastify';
import { appConfigDefaults } from '#schemas/documents/app-config-defaults.ts';
import type { DocumentKind } from '#schemas/documents/documents.ts';
import type { Routes } from '#schemas/routes.ts';
import { mixRuleOf } from '#schemas/rules/mix-price.ts';
import { Answer } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { RandomBytes } from '../random-bytes.ts';
import type { ContentRepository } from './content-repository.ts';
import { type DocumentsSource, withDrafts } from './documents-source.ts';
import { effectiveConfig } from './effective-config.ts';
import type { Fault } from './check/fault.ts';
import { warnByMenu } from './check/warn-by-menu.ts';
import { LiveChanged } from './live-changed.ts';
import type { PreviewTokens } from './preview-token.ts';
import { whyNoVersion } from './why-no-version.ts';
import { validateDocument } from './check/validate-document.ts';

interface ContentOptions {
  /** The author who sent a request. */
  readonly authorOf: (request: FastifyRequest) => string;
  readonly repository: ContentRepository;
  /** The documents that are live. */
  readonly live: DocumentsSource;
  readonly tokens: PreviewTokens;
  /** The screens that links of documents may lead to. */
  readonly routes: Routes;
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

export function contentHandlers(
  options: ContentOptions,
): HandlersOf<
  'listContent' | 'listContentVersions' | 'publishContent' | 'rollbackContent' | 'previewContent'
> {
  const { authorOf, repository, live, tokens, routes, previewSeconds, now, randomBytes } = options;

  const drafts = (sent: readonly SentDocument[]) =>
    sent.map(({ kind, slug, body }) => ({ kind, slug, body }));

  async function faultsOf(sent: readonly SentDocument[]): Promise<Fault[]> {
    const [pages, shop] = await Promise.all([repository.listLive('info-page'), repository.readShopNames()]);
    const infoPages = new Set(
      [...pages, ...sent.filter(({ kind }) => kind === 'info-page')].map(({ slug }) => slug),
    );
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
      return validateDocument({ kind, slug, body, file, known: { ...shop, infoPages, routes } });
    });
  }

  /** Texts that differ from the live menu; they do not prevent publishing. */
  async function warningsOf(sent: readonly SentDocument[]): Promise<Fault[]> {
    const [products, config] = await Promise.all([
      repository.readSoldProducts(),
      effectiveConfig(withDrafts(live, drafts(sent))),
    ]);
    const menu = { products, mix: mixRuleOf(config ?? appConfigDefaults) };
    return sent.flatMap(({ kind, slug, file, body }) => warnByMenu({ kind, slug, body, file }, menu));
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

    async publishContent({ request, body }) {
      const faults = await faultsOf(body.documents);
      if (faults.length > 0) {
        return new Answer(
          { status: 'FAILED', data: { published: [], unchanged: [], faults }, errors: errorsOf(faults) },
          { status: 422 },
        );
      }
      const warnings = await warningsOf(body.documents);
      const author = authorOf(request);
      const { published, unchanged } = await repository
        .publish(
          body.documents.map(({ kind, slug, body: content, replaces }) => ({
            kind,
            slug,
            body: content,
            replaces,
          })),
          author,
          body.message,
        )
        .catch((error: unknown) => {
          if (!(error instanceof LiveChanged)) throw error;
          throw new HttpFault(409, { code: 'LIVE_CHANGED', displayMsg: error.message });
        });
      request.log.info(
        { author, published: published.map(({ kind, slug, version }) => `${kind}/${slug}@${version}`) },
        'content published',
      );
      return { status: 'SUCCESS', data: { published: [...published], unchanged: [...unchanged], warnings } };
    },

    async rollbackContent({ request, body }) {
      const { kind, slug, toVersion, message } = body;
      const author = authorOf(request);
      const version = await repository.rollback({ kind, slug }, { author, message }, toVersion);
      if (!version) {
        const displayMsg = whyNoVersion(
          `${kind}/${slug}`,
          await repository.listVersions({ kind, slug }),
          toVersion,
        );
        throw new HttpFault(404, { code: 'NO_SUCH_VERSION', displayMsg });
      }
      request.log.info({ author, rolledBack: `${kind}/${slug}@${version.version}` }, 'content rolled back');
      return { status: 'SUCCESS', data: version };
    },

    async previewContent({ body }) {
      const faults = await faultsOf(body.documents);
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
      await repository.savePreview({ id, documents: drafts(body.documents), expiresAt });
      const token = await tokens.sign({ id, expiresAt });
      return {
        status: 'SUCCESS',
        data: {
          token,
          path: `${pathOf(body.documents[0])}?preview=${token}`,
          expiresAt: expiresAt.toISOString(),
          warnings: await warningsOf(body.documents),
        },
      };
    },
  };
}

/** The page on which a document is seen. */
function pathOf(document: SentDocument | undefined): string {
  return document?.kind === 'info-page' ? `/info/${document.slug}` : '/';
}
