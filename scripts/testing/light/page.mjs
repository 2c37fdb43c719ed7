// Before each spec file: a page as at the start, which it shares with the other files of its worker.
import { cleanup } from '@testing-library/react';
import { forgetUncaught, throwUncaught } from './uncaught.mjs';
import { resetPage } from './window.mjs';

jest.useRealTimers();
jest.restoreAllMocks();
resetPage();
forgetUncaught();
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
afterEach(() => cleanup());
afterEach(throwUncaught);
afterAll(throwUncaught);
