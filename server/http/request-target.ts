const originOfTarget = /^https?:\/\/[^/?#]*/i;

/** Path and query of a request's target, also where the client sent the whole address, which a server must accept (RFC 9112, 3.2.2). */
export function pathOfTarget(target: string): string {
  if (!originOfTarget.test(target)) return target;
  const path = target.replace(originOfTarget, '');
  return path.startsWith('/') ? path : `/${path}`;
}
