import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import { PERMISSIONS } from '#domain/platform/admin-role';
import { urlOf } from '../../../../test/operations.js';
import { Routes, problemOf } from '../../../../test/routes.js';
import { ACCESS, type Access } from '../access/access.js';
import { PERMISSION } from '../access/permission.js';

let routes: Routes;
beforeAll(async () => {
  routes = await Routes.open();
});
afterAll(() => routes?.close());

describe('every route', () => {
  interface Route {
    name: string;
    access: Access | undefined;
    permission: unknown;
  }

  /** The routes of the code, from the controllers and not from the document. */
  function declared(): Route[] {
    const controllers = [...routes.app.get(ModulesContainer).values()].flatMap((module) => [
      ...module.controllers.values(),
    ]);
    return controllers.flatMap(({ metatype }) => {
      const controller = metatype as { name: string; prototype: Record<string, object> };
      return Object.getOwnPropertyNames(controller.prototype)
        .map((method) => ({ method, handler: controller.prototype[method]! }))
        .filter(({ method, handler }) => method !== 'constructor' && Reflect.hasMetadata('path', handler))
        .map(({ method, handler }) => ({
          name: `${controller.name}.${method}`,
          access: Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, controller),
          permission: Reflect.getMetadata(PERMISSION, handler),
        }));
    });
  }

  it('states its access, and in the console its permission', () => {
    const all = declared();
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter(({ access }) => access === undefined)).toEqual([]);
    const known: unknown[] = PERMISSIONS;
    expect(all.filter(({ access, permission }) => access === 'admin' && !known.includes(permission))).toEqual([]);
  });

  it('of the console has a permission that matches its URL', () => {
    const wrong = routes.operations
      .filter(({ isAdmin, name }) => isAdmin && name !== 'POST /api/admin/sign/in')
      .filter(({ method, path, permission }) => {
        const [resource, ...rest] = path.replace('/api/admin/', '').split('/');
        const last = rest.filter((part) => part !== '{uid}').at(-1);
        const expected =
          method === 'GET' ? [`${resource}.read`, `${resource}.${last}`] : [`${resource}.${last ?? 'create'}`];
        return !expected.includes(permission ?? '');
      });
    expect(wrong.map(({ name, permission }) => `${name}: ${permission}`)).toEqual([]);
  });

  it('exists for every permission', () => {
    const asked = new Set(routes.operations.map(({ permission }) => permission));
    expect(PERMISSIONS.filter((permission) => !asked.has(permission))).toEqual([]);
  });

  it('of the console is for admins, except signing in', () => {
    const exposed = declared().filter(({ name, access }) => name.includes('Admin') && access !== 'admin');
    expect(exposed.map(({ name }) => name)).toEqual(['SessionAdminController.signIn']);
  });

  it('that is not public refuses a missing, a foreign and an invalid token before anything else', async () => {
    const forged = [
      undefined,
      '',
      'abc',
      `${routes.customer.token}x`,
      routes.customer.token.replace(/^[^.]+/, 'eyJhbGciOiJub25lIn0'),
    ];
    const problems: string[] = [];
    const before = await routes.rows();
    // Public, with more details for a signed-in caller.
    const optional = ['GET /api/customer/detail', 'GET /api/customer/details'];
    for (const operation of routes.operations.filter(({ needsToken, name }) => needsToken && !optional.includes(name)))
      for (const token of [...forged, operation.isAdmin ? routes.customer.token : routes.admin.token]) {
        const reply = await routes.send({ method: operation.method, url: urlOf(operation) }, token);
        if (reply.status !== 401) problems.push(`${operation.name} with ${token?.slice(0, 12)}: ${reply.status}`);
      }
    expect(problems).toEqual([]);
    expect(await routes.rows()).toEqual(before);
  });

  it('accepts the right token', async () => {
    const problems: string[] = [];
    for (const operation of routes.operations.filter(({ method, needsToken }) => method === 'GET' && needsToken)) {
      const { status } = await routes.send({ method: 'GET', url: urlOf(operation) }, routes.tokenFor(operation));
      if ([401, 403].includes(status)) problems.push(`${operation.name}: ${status}`);
    }
    expect(problems).toEqual([]);
  });

  it('is 404 in the envelope when unknown, for every method', async () => {
    for (const [method, url] of [
      ['GET', '/api/tidak-ada'],
      ['POST', '/api/admin/orders/1/2/3'],
      ['DELETE', '/api/customer'],
      ['PUT', `/api/admin/orders/${randomUUID()}`],
      ['PATCH', `/api/admin/accounts/${randomUUID()}`],
    ] as const) {
      const reply = await routes.send({ method, url }, routes.admin.token);
      expect([method, url, reply.status, problemOf(reply)]).toEqual([method, url, 404, null]);
    }
  });
});

/** Every call of the specification; `*` stands for one part of the path. */
const CALLS = `POST sign/in, POST sign/out, GET token/refresh, GET token/webview, GET referential/order-status,
  GET provider, GET provider/detail, GET provider/category, GET package/variant, GET account, POST, GET, GET */detail,
  GET detail, GET details, GET payment/confirm, GET payment/checkout, POST payment/confirm, PATCH variant, PATCH notes,
  POST invoice, GET additional-payment, GET *-payment, GET *-payment-from, GET *-contact, GET product/service, GET product,
  GET product/detail, POST product, POST product/photos, GET donation, POST donation, POST donation/*/retry,
  POST donation/netflix, POST donation/netflix/retry, GET blog, GET blog/category, GET blog/detail, POST wishlist,
  GET maintenance-config, GET portfolio, GET testimony, GET banner, GET sekeranjang/product,
  GET sekeranjang/product/detail, POST sekeranjang/product, POST sekeranjang/product/images, POST sekeranjang/order,
  GET sekeranjang/order/detail, PATCH sekeranjang/order/payment, GET sekeranjang/group, GET event/anniv/logs,
  POST event/anniv/live-attendance, POST event/anniv/mission/*, GET event/anniv/unique-code,
  GET event/anniv/mission/special/claim`.split(/,\s+/);

it('every call of the table has a route', () => {
  const isThere = (call: string) => {
    const [method, path = ''] = call.split(' ');
    const address = path === '' ? '/api/customer' : `/api/customer/${path}`;
    const pattern = new RegExp(`^${address.replaceAll('*', '[^/]+')}$`);
    const called = (route: string) => pattern.test(route.replace('{campaign}', 'anniv'));
    return routes.operations.some((operation) => operation.method === method && called(operation.path));
  };
  expect(CALLS.filter((call) => !isThere(call))).toEqual([]);
});

it('an address that looks like the detail of an order is its own', async () => {
  for (const url of ['/api/customer/product/detail', '/api/customer/blog/detail'])
    for (const token of [undefined, routes.customer.token])
      expect([url, (await routes.send({ method: 'GET', url }, token)).status]).toEqual([url, 422]);
});
