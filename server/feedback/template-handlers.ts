import type { FastifyRequest } from 'fastify';
import { cacheable, notPublished, targeted } from '../content/document-answer.ts';
import { receiverOf } from '../content/receiver-of.ts';
import type { DocumentsFor } from '../content/request-documents.ts';
import { sentNodes, sentVersion, varying } from '../content/sent-nodes.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { orderTypeOf } from '../http/order-type.ts';
import type { Session } from '../http/session.ts';
import { header } from '../http/session-headers.ts';
import { chooseTemplate } from './choose-template.ts';
import { categoriesIn } from './feedback-categories.ts';

interface Options {
  readonly documentsFor: DocumentsFor;
  readonly now: () => number;
}

/** A form as a node, of which its clauses count. */
const asForm = { type: 'feedback-template', version: 1 };

interface Asked {
  readonly request: FastifyRequest;
  readonly session: Session | undefined;
  readonly query: { readonly orderMode?: string | undefined } | undefined;
}

/** The forms. Which one is for an order type may differ from guest to customer, from store to store, and by the time. */
export function templateHandlers({
  documentsFor,
  now,
}: Options): HandlersOf<
  'getFeedbackTemplate' | 'getOlderFeedbackTemplate' | 'getFeedbackCategories' | 'getAllFeedbackCategories'
> {
  async function chosen({ request, session, query }: Asked) {
    const documents = await documentsFor(request);
    const found = await chooseTemplate(documents.source, {
      orderType: orderTypeOf(query?.orderMode),
      isLoggedIn: session?.isLoggedIn ?? false,
      storeId: header(request, 'storeId'),
      now: now(),
    });
    if (!found) throw notPublished('feedback-template/default');
    return { documents, found };
  }

  async function template(asked: Asked) {
    const { documents, found } = await chosen(asked);
    const { source } = documents;
    const receiver = await receiverOf({
      request: asked.request,
      isLoggedIn: asked.session?.isLoggedIn ?? false,
      source,
      now: now(),
    });
    const all = found.document.nodes;
    const sent = sentNodes(all, receiver);
    const data = { ...found.document, nodes: sent };
    const version = sentVersion(found.version, receiver, [{ all, sent }]);
    // Another form may be for others, by its own clauses.
    const forms = (await source.list('feedback-template')).map(({ document: { when } }) => ({
      ...asForm,
      when,
    }));
    return targeted(
      cacheable(documents, { status: 'SUCCESS' as const, data }, version),
      varying([...all, ...forms], receiver),
    );
  }

  return {
    getFeedbackTemplate: template,
    getOlderFeedbackTemplate: template,

    async getFeedbackCategories(asked) {
      const { found } = await chosen(asked);
      return { status: 'SUCCESS', data: { categories: categoriesIn([found]) } };
    },

    async getAllFeedbackCategories({ request }) {
      const { source } = await documentsFor(request);
      return {
        status: 'SUCCESS',
        data: { categories: categoriesIn(await source.list('feedback-template')) },
      };
    },
  };
}
