import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, createPath, useLocation } from 'react-router';
import { loginPath, registerPath } from '#contracts/shop-paths';
import { formatPhone } from '#domain/platform/phone';
import { profileQuery } from '../../identity/profile/profile.query';
import { useSession } from '../../platform/session/session';
import { LinkButton } from '../../platform/ui/button';
import { TEXT_LINK } from '../../platform/ui/info-page';
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
          <LinkButton to={loginPath(createPath(here))} wide>
            Masuk dulu
          </LinkButton>
          <p className="text-sm text-muted">
            Belum punya akun?{' '}
            <Link to={registerPath(createPath(here))} className={TEXT_LINK}>
              Daftar
            </Link>
          </p>
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
