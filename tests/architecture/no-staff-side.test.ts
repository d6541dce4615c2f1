import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { screens } from '#registry/screens.ts';
import { calls } from '#schemas/api/calls.ts';
import { linkActions } from '#schemas/actions.ts';
import { defaultBrandPaths, findRoute, routesOf } from '#schemas/routes.ts';
import { roleOf } from '#src/features/session/role.ts';
import { codeFiles, placesThatSay } from './product-files.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Words for people of the shop, as parts of a name: `admin-screen`, `StaffRole`, `/backoffice`. */
const staff = /(?:^|[^a-z])(?:admin|staff|back-?office|superuser|moderator|crew|employee)(?![a-z])/i;

it('ROL-10 has guests and customers, and no other role', () => {
  const tokens = [undefined, '', 'token'];
  const roles = tokens.flatMap((refreshToken) =>
    [true, false].map((isLoggedIn) =>
      roleOf({ isLoggedIn, credentials: refreshToken === undefined ? {} : { refreshToken } }),
    ),
  );
  expect(new Set(roles)).toEqual(new Set(['guest', 'customer']));
});

it('ROL-10 has no route, screen, link or call for staff', () => {
  const names = [
    ...screens.flatMap(({ id, title, paths, file = '' }) => [id, title, file, ...paths]),
    ...Object.keys(linkActions),
    ...calls.flatMap(({ id, path, summary }) => [id, path, summary]),
  ];
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name) => staff.test(name))).toEqual([]);
  const routes = routesOf(defaultBrandPaths);
  for (const path of ['/admin', '/staff', '/backoffice', '/dashboard', '/manager', '/kitchen', '/orders'])
    expect(findRoute(path, routes), path).toBeUndefined();
});

it('ROL-10 has no file, type or value that names a role of staff', () => {
  const files = codeFiles(root);
  expect([...files.keys()].filter((path) => staff.test(path))).toEqual([]);
  // Code, not sentences: 'admin', isAdmin, AdminScreen, role === 'staff'.
  const inCode = /\b(?:is|has|can)(?:Admin|Staff)\b|\b(?:Admin|Staff)[A-Z]\w*|['"`/](?:admin|staff)['"`/]/;
  expect(placesThatSay(inCode, files)).toEqual([]);
});

it('ROL-10 the rule finds such names', () => {
  for (const name of ['/admin', 'staff-screen', 'GET /admin-service/ve1/users', 'Staff login'])
    expect(name).toMatch(staff);
  for (const name of ['/address', 'administer', 'getCrewsade']) expect(name).not.toMatch(staff);
});
