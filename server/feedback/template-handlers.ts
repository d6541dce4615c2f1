import type { FastifyRequest } from 'fastify';
import { cacheable, notPublished, targeted, withoutHead } from '../content/document-answer.ts';
import { receiverOf } from '../content/receiver-of.ts';
import type { DocumentsFor } from '../content/request-documents.ts';
import { sentNodes, sentVersion, varying } from '../content/sent-nodes.ts';
import { keptUntil } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { orderTypeOf } from '../http/order-type.ts';
import type { Session } from '../http/session.ts';
import { header } from '../http/session-headers.ts';
import { chooseTemplate, formsNow } from './choose-template.ts';
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
  const factsOf = ({ request, session, query }: Asked) => ({
    orderType: orderTypeOf(query?.orderMode),
    isLoggedIn: session?.isLoggedIn ?? false,
    storeId: header(request, 'storeId'),
    now: now(),
  });

  async function reading(asked: Asked) {
    const { request } = asked;
    const documents = await documentsFor(request);
    const { source } = documents;
    const facts = factsOf(asked);
    const receiver = await receiverOf({ request, isLoggedIn: facts.isLoggedIn, source, now: facts.now });
    return { documents, source, facts, receiver };
  }

  async function chosen(asked: Asked) {
    const read = await reading(asked);
    const found = await chooseTemplate(read.source, read.facts);
    if (!found) throw notPublished('feedback-template/default');
    return { ...read, found, sent: sentNodes(found.document.nodes, read.receiver) };
  }

  async function template(asked: Asked) {
    const { documents, source, receiver, found, sent } = await chosen(asked);
    const all = found.document.nodes;
    const data = { ...withoutHead(found.document), nodes: sent };
    const version = sentVersion(found.version, receiver, [{ all, sent }]);
    // Another form may be for others, by its own clauses.
    const forms = (await source.list('feedback-template')).map(({ document: { when } }) => ({
      ...asForm,
      when,
    }));
    const whom = varying([...all, ...forms], receiver);
    const answer = targeted(cacheable(documents, { status: 'SUCCESS' as const, data }, version), whom);
    return keptUntil(answer, whom.changesAt ?? Infinity, now());
  }

  return {
    getFeedbackTemplate: template,
    getOlderFeedbackTemplate: template,

    async getFeedbackCategories(asked) {
      const { sent } = await chosen(asked);
      return { status: 'SUCCESS', data: { categories: categoriesIn(sent) } };
    },

    async getAllFeedbackCategories({ request, session }) {
      const { source, facts, receiver } = await reading({ request, session, query: undefined });
      const forms = await formsNow(source, facts);
      const fields = forms.flatMap(({ document }) => sentNodes(document.nodes, receiver));
      return { status: 'SUCCESS', data: { categories: categoriesIn(fields) } };
    },
  };
}
