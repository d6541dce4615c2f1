import { appConfigDocument } from '#schemas/documents/app-config.ts';
import { brandPathRules } from '#schemas/brand-paths.ts';
import { constants } from '#src/config/constants.ts';
import { parseEnv } from '#src/config/parse-env.ts';
import { settingsTable } from '#server/settings.ts';
import { texts } from '#src/config/texts.ts';

/** What a schema of Zod says of itself, as far as this file looks. */
interface Described {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Described>>;
    readonly innerType?: Described;
    readonly valueType?: Described;
  };
}

/** Settings of app-config: `walletTitles.brand`, `vendorConfig.*.blockedFeatures`. Not the head that all documents have. */
export function configSettings(): string[] {
  const head = new Set(['$schema', 'title', 'document']);
  return leavesOf(appConfigDocument as unknown as Described, []).filter((name) => !head.has(name));
}

function leavesOf({ def }: Described, path: readonly string[]): string[] {
  if (def.shape) return Object.entries(def.shape).flatMap(([name, part]) => leavesOf(part, [...path, name]));
  if (def.valueType) return leavesOf(def.valueType, [...path, '*']);
  if (def.innerType) return leavesOf(def.innerType, path);
  return [path.join('.')];
}

/** Business constants: `location.searchMax`. `config` holds the defaults of app-config, which are settings. */
export function constantNames(): string[] {
  const { config: _, ...own } = constants;
  return namesIn(own);
}

/** Variables that the server reads. */
export function serverSettings(): string[] {
  return Object.keys(settingsTable);
}

/** Variables that the build reads. */
export function buildSettings(): string[] {
  const { brandPaths: _, ...own } = parseEnv({});
  const named = Object.keys(own).map((name) => `VITE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`);
  return [...named, ...Object.values(brandPathRules).map(({ variable }) => variable)];
}

/** Texts of the catalogue of errors and of validation: `validation.cardNumber`. */
export function textNames(): string[] {
  return namesIn(texts);
}

function namesIn(value: unknown, path: readonly string[] = []): string[] {
  const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isPart) return [path.join('.')];
  return Object.entries(value).flatMap(([name, part]) => namesIn(part, [...path, name]));
}
