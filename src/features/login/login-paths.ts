import { pathOf } from '#src/config/paths.ts';

const loginPaths = (['login', 'loginOtp', 'password', 'forgotPassword', 'socialSignin'] as const).map(pathOf);

/** Whether a path of this site, with its query or without, is a step of the login. */
export function isLoginPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return loginPaths.includes(pathname.replace(/(.)\/$/, '$1'));
}
