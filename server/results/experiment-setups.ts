import { isRecord } from '#schemas/is-record.ts';
import type { ExperimentConfig } from '#schemas/rules/variants.ts';
import type { WasLive } from '../content/content-repository.ts';
import { startInIndia } from '../time-in-india.ts';
import { dayMs } from './days.ts';

/** Which groups saw which variants, from a moment on. */
interface Setup {
  readonly since: number;
  readonly experiments: ExperimentConfig;
}

function experimentsIn(body: unknown): ExperimentConfig | undefined {
  return isRecord(body) && isRecord(body.experiments) ? (body.experiments as ExperimentConfig) : undefined;
}

/** The settings of experiments as they followed each other, from all that was live of app-config: the overrides of the web go first. */
export function setupsOf(wasLive: readonly WasLive[]): readonly Setup[] {
  const live = new Map<string, unknown>();
  return wasLive.map(({ slug, since, body }) => {
    live.set(slug, body);
    return {
      since,
      experiments: experimentsIn(live.get('pwa')) ?? experimentsIn(live.get('default')) ?? {},
    };
  });
}

/** Those that customers could see on a day; before the first one the fixed groups alone. */
export function setupsOn(day: string, setups: readonly Setup[]): readonly ExperimentConfig[] {
  const begins = startInIndia(day);
  const ends = begins + dayMs;
  const before = setups.findLast(({ since }) => since <= begins);
  const during = setups.filter(({ since }) => since > begins && since < ends);
  const all = [...(before ? [before] : []), ...during].map(({ experiments }) => experiments);
  return all.length > 0 ? all : [{}];
}
