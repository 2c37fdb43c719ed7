import { jest } from '@jest/globals';

// Only against a test that hangs: the steps of a story have limits of their own, and the machine may be slow.
jest.setTimeout(1_800_000);
