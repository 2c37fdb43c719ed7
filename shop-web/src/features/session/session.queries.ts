import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { SignUpBody } from '#contracts/http/identity.http';
import { type SignInBody, sessionView } from '#contracts/http/session.http';
import { anything, api } from '../../shared/api/api';
import { ApiError } from '../../shared/api/api-error';
import { rememberEmail } from '../../shared/session/email-reminder';
import { clearSession, deviceId, readSession, saveSession } from '../../shared/session/session';
import { toast } from '../../shared/ui/toast';

/** How the shop introduces itself to the API. Spec 1 §7. */
const DEVICE_OS = 'web';

export type Credentials = Pick<SignInBody, 'email' | 'password'>;

export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => signIn(credentials),
    // Somebody else's orders must not be seen, not even for the blink of a cache.
    onSuccess: () => queryClient.clear(),
  });
}

/**
 * Registers and signs in at once. False when that was refused: the address has an account with another password. The
 * API does not say so, and neither do we; its owner finds a mail (docs/decisions/0011).
 */
export function useSignUp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (person: SignUpBody): Promise<boolean> => {
      await api.post('/customer/sign/up', { ...person, deviceId: deviceId() }, anything, { anonymous: true });
      try {
        await signIn(person);
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return false;
        throw error;
      }
    },
    onSuccess: () => queryClient.clear(),
  });
}

const SIGNED_OUT = 200;

/** Succeeds when `meta.status` says so; otherwise the visitor stays signed in and is told. Spec 1 §4 and §8. */
export function useSignOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const status = await api.metaStatus('/customer/sign/out', { deviceId: deviceId(), deviceOs: DEVICE_OS });
      if (status !== SIGNED_OUT) throw new Error(`signing out answered ${status}`);
    },
    onSuccess: async () => {
      clearSession();
      await navigate('/login');
      queryClient.clear();
    },
    // The session was over before: then there is nothing left to sign out of.
    onError: () => readSession() && toast('error', 'Terjadi kesalahan. Silakan coba beberapa saat lagi'),
  });
}

async function signIn({ email, password }: Credentials): Promise<void> {
  const body: SignInBody = { email, password, deviceOs: DEVICE_OS, deviceId: deviceId(), scope: 'web' };
  const session = await api.post('/customer/sign/in', body, sessionView, { anonymous: true });
  rememberEmail(session);
  saveSession(session);
}
