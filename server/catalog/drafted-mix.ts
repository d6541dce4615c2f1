import { type MixRule, mixRuleOf } from '#schemas/rules/mix-price.ts';
import { configOf } from '../content/effective-config.ts';
import type { RequestDocuments } from '../content/request-documents.ts';

/** The rule of the everyday-value mix that cards are made by; undefined where a mix costs the same. */
export interface ByMix {
  readonly mix: MixRule | undefined;
}

/** The rule of the drafts that a request sees; undefined where it sees none, and the live configuration decides. */
export async function draftedMix({ preview, source }: RequestDocuments): Promise<ByMix | undefined> {
  return preview && { mix: mixRuleOf(await configOf(source)) };
}
