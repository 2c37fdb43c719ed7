import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { SignUpBody } from '#contracts/identity/registration.http';
import { type SignInBody, sessionView } from '#contracts/identity/session.http';
import { PAGE } from '#contracts/shop-paths';
import { anything, api } from '../../platform/api/api';
import { ApiError } from '../../platform/api/api-error';
import { clearSession, deviceId, readSession, saveSession } from '../../platform/session/session';
import { toast } from '../../platform/ui/toast';
import { rememberEmail } from '../email-password/email-reminder';

/** The client as the API knows it. */
const DEVICE_OS = 'web';

export type Credentials = Pick<SignInBody, 'email' | 'password'>;

export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => signIn(credentials),
    // The cache may hold another customer's orders.
    onSuccess: () => queryClient.clear(),
  });
}

/**
 * Registers and signs in. False when the sign-in was refused: the address has an account with another password. The API
 * does not reveal that; the owner gets a mail (docs/decisions/0011).
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

/** Succeeds when `meta.status` is 200; otherwise the visitor stays signed in and sees an error. */
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
      await navigate(PAGE.login);
      queryClient.clear();
    },
    // If the session was over already, there is nothing to sign out of.
    onError: () => readSession() && toast('error', 'Terjadi kesalahan. Silakan coba beberapa saat lagi'),
  });
}

async function signIn({ email, password }: Credentials): Promise<void> {
  const body: SignInBody = { email, password, deviceOs: DEVICE_OS, deviceId: deviceId(), scope: 'web' };
  const session = await api.post('/customer/sign/in', body, sessionView, { anonymous: true });
  rememberEmail(session);
  saveSession(session);
}
