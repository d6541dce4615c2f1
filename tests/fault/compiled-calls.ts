import { services } from '#schemas/api/calls.ts';
import type { Call } from '#schemas/call.ts';
import type { AnyEndpoint } from '#schemas/endpoint.ts';

/** A call as its Zod schemas have it, and the endpoint that the browser gets. */
export interface CompiledCall {
  readonly call: Call;
  readonly endpoint: AnyEndpoint;
}

export function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Every call that the app can make. Authors make those of the service `content`. */
export async function compiledCalls(): Promise<CompiledCall[]> {
  const { content: _, ...ofTheApp } = services;
  const calls = Object.values(ofTheApp).flatMap((service) =>
    (Object.values(service) as unknown[]).filter(
      (value): value is Call => typeof value === 'object' && value !== null && 'method' in value,
    ),
  );
  return Promise.all(
    calls.map(async (call) => {
      const module = (await import(`../../schemas/compiled/calls/${kebabCase(call.id)}.ts`)) as Record<
        string,
        AnyEndpoint
      >;
      const endpoint = module[call.id];
      if (!endpoint) throw new Error(`${call.id} is not compiled.`);
      return { call, endpoint };
    }),
  );
}
