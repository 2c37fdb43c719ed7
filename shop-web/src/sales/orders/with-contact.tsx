import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createPath, useLocation } from 'react-router';
import { formatPhone } from '#domain/platform/phone';
import { profileQuery } from '../../identity/profile/profile.query';
import { useSession } from '../../platform/session/session';
import { SignInOrRegister } from '../../platform/session/sign-in-or-register';
import { Loading, Skeleton } from '../../platform/ui/states';
import type { Contact } from './contact-fields';

/** A form that starts with the customer's own data; a visitor is asked to sign in first. */
export function WithContact({
  ask,
  guest,
  children,
}: {
  ask: string;
  /** What a visitor can do before signing in, in place of the question alone. */
  guest?: ReactNode;
  children: (contact: Contact) => ReactNode;
}) {
  const session = useSession();
  // Also on the server, which renders the page for visitors.
  const here = useLocation();
  const profile = useQuery({ ...profileQuery(), enabled: Boolean(session) });
  if (!session)
    return (
      guest ?? (
        <div className="space-y-3">
          <p className="text-muted">{ask}</p>
          <SignInOrRegister back={createPath(here)} wide />
        </div>
      )
    );
  if (profile.isLoading)
    return (
      <Loading label="Memuat formulir…">
        <Skeleton className="h-80 !rounded-[14px]" />
      </Loading>
    );
  return children({
    name: profile.data?.name ?? session.username,
    email: profile.data?.email ?? session.email,
    phoneNumber: profile.data ? formatPhone(profile.data.phoneNumber) : '',
  });
}
