import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type SignInBody, type SignUpBody, sessionView } from '#contracts/http/session.http';
import { anything, api } from '../../shared/api/api';
import { clearSession, deviceId, saveSession } from '../../shared/session/session';
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

/** Registers and signs in at once. */
export function useSignUp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (person: SignUpBody) => {
      await api.post('/customer/sign/up', person, anything, { anonymous: true });
      await signIn(person);
    },
    onSuccess: () => queryClient.clear(),
  });
}

/** Succeeds when the API says so; otherwise the visitor stays signed in and is told. Spec 1 §4 and §8. */
export function useSignOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.post('/customer/sign/out', { deviceId: deviceId(), deviceOs: DEVICE_OS }, anything),
    onSuccess: async () => {
      clearSession();
      await navigate('/login');
      queryClient.clear();
    },
    onError: () => toast('error', 'Terjadi kesalahan. Silakan coba beberapa saat lagi'),
  });
}

async function signIn({ email, password }: Credentials): Promise<void> {
  const body: SignInBody = { email, password, deviceOs: DEVICE_OS, deviceId: deviceId(), scope: 'web' };
  saveSession(await api.post('/customer/sign/in', body, sessionView, { anonymous: true }));
}
