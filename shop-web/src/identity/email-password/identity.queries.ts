import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ChangeEmailBody,
  type ChangePasswordBody,
  type CheckLinkBody,
  type EmailBody,
  type NewPasswordBody,
  checkedLink,
  emailBody,
} from '#contracts/identity/registration.http';
import { anything, api } from '../../platform/api/api';
import { ApiError } from '../../platform/api/api-error';
import { readSession, saveSession } from '../../platform/session/session';

/** The link is used, replaced or expired: there is a page for that. */
export const isLinkOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'LINK_EXPIRED';

/** Whether the link can still be used, or has done what it is for. */
export const linkQuery = (body: CheckLinkBody) =>
  queryOptions({
    queryKey: ['link', body.purpose, body.token],
    queryFn: ({ signal }) => api.post('/customer/link/check', body, checkedLink, { anonymous: true, signal }),
    staleTime: 0,
    retry: false,
  });

/** Whether the link has done what it is for; only looked up, so that what opens links uses none up. */
export const useIsDone = (purpose: CheckLinkBody['purpose'], token: string): boolean =>
  useQuery(linkQuery({ purpose, token })).data?.isDone === true;

export const useForgetPassword = () =>
  useMutation({
    mutationFn: (body: EmailBody) => api.post('/customer/forget-password', body, anything, { anonymous: true }),
  });

export const useSetPassword = (path: string) =>
  useMutation({
    mutationFn: (body: NewPasswordBody) => api.post(path, body, anything, { anonymous: true }),
  });

export const useAskReset = () => useMutation({ mutationFn: () => api.post('/customer/reset-password', {}, anything) });

export const useChangePassword = () =>
  useMutation({ mutationFn: (body: ChangePasswordBody) => api.post('/customer/change-password', body, anything) });

export const useChangeEmail = () =>
  useMutation({ mutationFn: (body: ChangeEmailBody) => api.post('/customer/change-email', body, anything) });

export const useResendVerification = () =>
  useMutation({ mutationFn: () => api.post('/customer/verify-email/resend', {}, anything) });

/** The profile is loaded again before the page reports success. */
export const useVerifyEmail = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api.post('/customer/verify-email', { token }, anything, { anonymous: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['profile'] }),
  });
};

export const useConfirmEmail = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) =>
      api.post('/customer/change-email/confirm', { token }, emailBody, { anonymous: true }),
    onSuccess: ({ email }) => {
      const session = readSession();
      if (session) saveSession({ accessToken: session.accessToken, email });
      return client.invalidateQueries({ queryKey: ['profile'] });
    },
  });
};
