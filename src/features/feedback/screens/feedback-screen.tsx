import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { feedbackDraft } from '#schemas/compiled/stored/feedback-draft.ts';
import type { PreparedNode } from '#schemas/prepared.ts';
import type { FeedbackDraft, FeedbackValues } from '#schemas/stored/drafts.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import {
  type FeedbackTemplate,
  useFeedbackTemplate,
} from '#src/features/documents/api/get-feedback-template.ts';
import { useDocumentPort } from '#src/features/documents/document-port.tsx';
import { BrokenLink } from '#src/features/error-pages/broken-link.tsx';
import { readOrderType } from '#src/features/order-type/order-types.ts';
import { loadAsk } from '#src/features/login/load-ask.ts';
import { ownPath } from '#src/features/navigation/own-path.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useDraft } from '#src/store/drafts.ts';
import { useAppStore } from '#src/store/hooks.ts';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { FeedbackForm } from '../components/feedback-form.tsx';
import { readTapped, startingAnswers } from '../feedback-draft.ts';
import { feedbackScreenWords as words } from './feedback-screen-words.ts';

/** Pattern of the ids of orders and feedback links; other text is not accepted from the address. */
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

interface FormOfOrderProps {
  orderId: string | null;
  /** The rating that was tapped on the previous page; it is preselected. */
  tapped: number | null;
  template: FeedbackTemplate;
  nodes: readonly PreparedNode[];
  onLogin: () => void;
}

/** The form with its draft: a guest who has to log in to send it finds the answers again afterwards. */
function FormOfOrder({ orderId, tapped, template, nodes, onLogin }: FormOfOrderProps) {
  const { Nodes } = useDocumentPort();
  const { heading, document } = template;
  const draft = useDraft<FeedbackDraft>(feedbackDraft, orderId ?? '');
  const [initialValues] = useState(() => {
    const ratingField = nodes.find(({ type }) => type === 'field-rating')?.id;
    return startingAnswers({ draft: draft.read(), tapped, ratingField });
  });
  const keepDraft = useCallback((values: FeedbackValues) => draft.write({ values, tapped }), [draft, tapped]);
  return (
    <FeedbackForm
      heading={heading}
      nodes={nodes}
      initialValues={initialValues}
      onValues={keepDraft}
      submitLabel={words.logInToSend}
      onSubmit={onLogin}
    >
      <Nodes document={document} initialCount={document.nodes.length} />
    </FeedbackForm>
  );
}

/**
 * The form of the server's template, for the order that the link names (NAV-35). Sending it requires a login. With `from` in the link it opens
 * as a popup that returns to that path (NAV-37).
 */
export function Screen() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useAppNavigate();
  const store = useAppStore();
  const { useVisibleNodes } = useDocumentPort();

  const id = query.get('id');
  const orderMode = query.get('orderMode');
  const from = query.get('from');
  const isBroken =
    (id !== null && !idPattern.test(id)) || (orderMode !== null && readOrderType(orderMode) === null);
  const { data, error, isLoading, retry } = useFeedbackTemplate(readOrderType(orderMode) ?? undefined);
  const nodes = useVisibleNodes(data?.document);

  if (isBroken) return <BrokenLink />;
  // The form's heading comes from the template. The page's heading is rendered before the template is loaded.
  const heading = (
    <h1>
      <VisuallyHidden>{words.title}</VisuallyHidden>
    </h1>
  );
  if (error) {
    return (
      <Page width="narrow">
        {heading}
        <ErrorState title={words.failedTitle} text={words.failedText} onRetry={retry} busy={isLoading} />
      </Page>
    );
  }
  if (!data) {
    return (
      <Page width="narrow">
        {heading}
        <SkeletonGroup>
          <Skeleton height="32px" width="70%" />
          <Skeleton height="96px" />
          <Skeleton height="160px" />
        </SkeletonGroup>
      </Page>
    );
  }

  function logIn() {
    const here = pathname + search;
    // The popup is a sheet itself, so its login is a page.
    if (from === null) void loadAsk(store, { from: 'feedback', here, navigate });
    else navigate(withQuery(pathOf('login'), { redirectUrl: here }));
  }

  const form = (
    <FormOfOrder
      key={id}
      orderId={id}
      tapped={readTapped(query.get('rating'))}
      template={data}
      nodes={nodes}
      onLogin={logIn}
    />
  );
  if (from === null) {
    return (
      <Page width="narrow">
        {/* One element for both, so that the visually hidden heading adds no gap. */}
        <div>
          {heading}
          {form}
        </div>
      </Page>
    );
  }

  return (
    <Sheet
      open
      title={data.heading}
      titleHidden
      onOpenChange={() => navigate(ownPath(from) ?? pathOf('home'), { replace: true })}
    >
      {form}
    </Sheet>
  );
}
