import { chooseForm, type FormFacts, isFormNow } from '#schemas/rules/choose-form.ts';
import type { DocumentsSource, FoundDocument } from '../content/documents-source.ts';

type Template = FoundDocument<'feedback-template'>;

/** The forms that are for somebody now. */
export async function formsNow(source: DocumentsSource, facts: FormFacts): Promise<Template[]> {
  const all = await source.list('feedback-template');
  return all.filter(({ document }) => isFormNow(document, facts));
}

/** The form for the type of an order. */
export async function chooseTemplate(
  source: DocumentsSource,
  facts: FormFacts,
): Promise<Template | undefined> {
  return chooseForm(await source.list('feedback-template'), facts);
}
