import { pathOf, withQuery } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { feedbackScreenWords as words } from '../screens/feedback-screen-words.ts';

/** To the form that is about no order. */
export function GeneralFeedback() {
  return (
    <ButtonLink variant="quiet" href={withQuery(pathOf('feedback'), { about: 'general' })}>
      {words.general}
    </ButtonLink>
  );
}
