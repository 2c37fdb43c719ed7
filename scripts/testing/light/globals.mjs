/** What `@jest/globals` exports, as jest-light-runner has set it on the global object. */
export const {
  expect,
  test,
  it,
  xit,
  fit,
  describe,
  xdescribe,
  fdescribe,
  beforeAll,
  afterAll,
  beforeEach,
  afterEach,
  jest,
} = globalThis;
