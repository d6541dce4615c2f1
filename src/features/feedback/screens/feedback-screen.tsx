import { useLocation, useSearchParams } from 'react-router-dom';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { useFeedbackTemplate } from '#src/features/documents/api/get-feedback-template.ts';
import { useDocumentPort } from '#src/features/documents/document-port.tsx';
import { BrokenLink } from '#src/features/error-pages/broken-link.tsx';
import { readOrderType } from '#src/features/location/order-types.ts';
import { ownPath } from '#src/features/navigation/own-path.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { FeedbackForm } from '../components/feedback-form.tsx';
import type { FeedbackValues } from '../feedback-values.ts';
import { feedbackScreenWords as words } from './feedback-screen-words.ts';

/** Ids of orders and feedback links: nothing else gets into an address. */
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The form that the server's template describes, for the order that the link names (NAV-35). Sending it takes a login. A link that says
 * where it comes `from` opens it as a popup, which leads back there (NAV-37).
 */
export function Screen() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useAppNavigate();
  const { Nodes, visibleNodes } = useDocumentPort();

  const id = query.get('id');
  const orderMode = query.get('orderMode');
  const from = query.get('from');
  const isBroken =
    (id !== null && !idPattern.test(id)) || (orderMode !== null && readOrderType(orderMode) === null);
  const { data, error, isLoading, retry } = useFeedbackTemplate(readOrderType(orderMode) ?? undefined);

  if (isBroken) return <BrokenLink />;
  // The template names the form; the page has its own name, from the first moment on.
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

  const nodes = visibleNodes(data.document);
  const form = (
    <FeedbackForm
      heading={data.heading}
      nodes={nodes}
      initialValues={tappedRating(nodes.find(({ type }) => type === 'field-rating')?.id, query.get('rating'))}
      submitLabel={words.logInToSend}
      onSubmit={() => navigate(withQuery(pathOf('login'), { redirectUrl: pathname + search }))}
    >
      <Nodes document={data.document} initialCount={data.document.nodes.length} />
    </FeedbackForm>
  );
  if (from === null) {
    return (
      <Page width="narrow">
        {heading}
        {form}
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

/** The rating that was tapped on the page that led here is chosen already. */
function tappedRating(fieldId: string | undefined, rating: string | null): FeedbackValues {
  return fieldId !== undefined && rating !== null && /^[1-9]$/.test(rating)
    ? { [fieldId]: Number(rating) }
    : {};
}
