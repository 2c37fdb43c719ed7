import type { AdminRole } from '#domain/platform/admin-role';
import { saveSession } from '../src/platform/auth/session';

export const sessionFixture = (role: AdminRole = 'owner', minutes = 15) => ({
  accessToken: 'tiket',
  sessionUid: '0b0f3b0e-0000-4000-8000-00000000000a',
  expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  uid: '0b0f3b0e-0000-4000-8000-000000000001',
  name: 'Admin Demo',
  email: 'admin@patungan.test',
  role,
  step: null,
});

/** Signs in with this role. */
export const signInAs = (role: AdminRole): void => saveSession(sessionFixture(role));
