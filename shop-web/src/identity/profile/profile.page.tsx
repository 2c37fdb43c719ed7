import { useSuspenseQuery } from '@tanstack/react-query';
import type { ProfileView } from '#contracts/identity/profile.http';
import { PAGE } from '#contracts/shop-paths';
import { formatPhone } from '#domain/platform/phone';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { Breakable } from '../../platform/ui/breakable';
import { LinkButton } from '../../platform/ui/button';
import { Loading, Skeleton } from '../../platform/ui/states';
import { TitledPage } from '../../platform/ui/titled';
import { AvatarForm } from './avatar-form';
import { ProfileForm } from './profile-form';
import { profileQuery } from './profile.query';

/** /user/profile */
export function ProfilePage() {
  return (
    <TitledPage title="Data Diri" className="max-w-xl">
      <AsyncBoundary skeleton={<ProfileSkeleton />}>
        <Profile />
      </AsyncBoundary>
    </TitledPage>
  );
}

function Profile() {
  const { data: profile } = useSuspenseQuery(profileQuery());
  return (
    <div className="mt-4 space-y-5">
      <div className="card space-y-5 p-5">
        <AvatarForm profile={profile} />
        <ProfileForm profile={profile} />
      </div>
      <Contacts profile={profile} />
    </div>
  );
}

/** What is changed on a page of its own. */
function Contacts({ profile: { email, emailVerified, reminderContact } }: { profile: ProfileView }) {
  const { platform, value } = reminderContact;
  const rows = [
    {
      label: 'Email',
      value: emailVerified ? email : `${email} (belum diverifikasi)`,
      to: PAGE.changeEmail,
    },
    { label: 'Kata sandi', value: '••••••••', to: PAGE.resetPassword },
    {
      label: 'Kontak pengingat',
      // The address itself is shown two lines above.
      value: platform === 'wa' ? `WhatsApp ${formatPhone(value)}` : 'Lewat email',
      to: PAGE.reminderContact,
    },
  ];
  return (
    <ul aria-label="Kontak dan keamanan" className="card divide-y divide-line">
      {rows.map(({ label, value: shown, to }) => (
        <li key={label} className="pair items-center p-5 py-3">
          <span className="min-w-0 !basis-[8rem]">
            <span className="block text-sm text-muted">{label}</span>
            <span className="block font-semibold wrap-anywhere">
              <Breakable>{shown}</Breakable>
            </span>
          </span>
          <LinkButton variant="quiet" to={to} className="-mr-3 shrink-0" aria-label={`Ganti ${label.toLowerCase()}`}>
            Ganti
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
const ProfileSkeleton = () => (
  <Loading>
    <Skeleton className="mt-4 h-80 !rounded-[14px]" />
    <Skeleton className="mt-5 h-52 !rounded-[14px]" />
  </Loading>
);
