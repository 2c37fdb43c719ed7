import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOSTILE_BODIES, HOSTILE_VALUES, PROTECTED_FIELDS } from '../../../../test/hostile.js';
import { exampleBody, urlOf } from '../../../../test/operations.js';
import { Routes, isJson } from '../../../../test/routes.js';

let routes: Routes;
beforeAll(async () => {
  routes = await Routes.open();
});
afterAll(() => routes?.close());

const expectRefused = async (...sent: Parameters<Routes['problemsOf']>) =>
  expect(await routes.problemsOf(...sent)).toEqual([]);

const UNASKED: (typeof HOSTILE_BODIES)[number] = ['a field', '{"note":"x"}', { 'content-type': 'application/json' }];
const typeOf = (schema: unknown): unknown => (schema as { type?: unknown } | undefined)?.type;
const jsonOf = (body: object): string => JSON.stringify(body);

/** Any text is a valid name of a customer, password or testimony. */
const ANY_TEXT = /sign\/(up|out)$|customer\/(profile|testimony)$/;
/** Some letters are a valid name of a bank. */
const A_NAME = /admin\/payment-methods$/;

describe('a bad body is refused with a clear Indonesian message and changes nothing', () => {
  it('when the body does not match its content type', () =>
    expectRefused(isJson, (operation) =>
      HOSTILE_BODIES.map(([what, payload, headers]) => ({
        what,
        options: { url: urlOf(operation), payload, headers },
        // A parser may ignore it (RFC 8259, section 8.1), and then the body is an empty object.
        mayPass: what === 'a byte order mark',
      })),
    ));

  it('when a body is sent to a route that takes none', () =>
    expectRefused(
      ({ method, contentType }) => method === 'POST' && contentType === null,
      (operation) =>
        [...HOSTILE_BODIES, UNASKED].map(([what, payload, headers]) => ({
          what,
          options: { url: urlOf(operation), payload, headers },
          // A parser may ignore it (RFC 8259, section 8.1), and an empty object has no fields.
          mayPass: what === 'a byte order mark',
        })),
    ));

  // Thousands of requests need more than the default minute on a busy machine.
  it(
    'when one field is hostile',
    () =>
      expectRefused(isJson, (operation) =>
        Object.keys(operation.body?.properties ?? {}).flatMap((field) =>
          HOSTILE_VALUES.map(([what, json]) => ({
            what: `${field} = ${what}`,
            options: {
              url: urlOf(operation),
              headers: { 'content-type': 'application/json' },
              payload: jsonOf({ ...exampleBody(operation.body), [field]: '@@' }).replace('"@@"', json),
            },
            // What passes must not break anything.
            mayPass:
              ANY_TEXT.test(operation.path) ||
              (A_NAME.test(operation.path) && what === 'NaN as text') ||
              (what === 'true' && typeOf(operation.body?.properties?.[field]) === 'boolean'),
          })),
        ),
      ),
    300_000,
  );

  it('when a field is missing', () =>
    expectRefused(isJson, (operation) =>
      (operation.body?.required ?? []).map((field) => ({
        what: `without ${field}`,
        options: {
          url: urlOf(operation),
          headers: { 'content-type': 'application/json' },
          payload: jsonOf({ ...exampleBody(operation.body), [field]: undefined }),
        },
      })),
    ));

  it('when a field that clients must not set is sent', () =>
    expectRefused(isJson, (operation) =>
      PROTECTED_FIELDS.map((field) => ({
        what: `with ${field}`,
        options: {
          url: urlOf(operation),
          headers: { 'content-type': 'application/json' },
          payload: jsonOf({ ...exampleBody(operation.body), [field]: 1 }),
        },
      })),
    ));
});
