import { useSuspenseQuery } from '@tanstack/react-query';
import type { ProfileView } from '#contracts/http/profile.http';
import { formatPhone } from '#domain/customers/phone';
import { profileQuery } from '../../shared/session/profile.query';
import { AsyncBoundary } from '../../shared/ui/async-boundary';
import { LinkButton } from '../../shared/ui/button';
import { Loading, Skeleton } from '../../shared/ui/states';
import { TitledCard } from '../../shared/ui/titled-card';
import { TitledPage } from '../../shared/ui/titled-page';
import { AvatarForm } from './avatar-form';
import { DataExport } from './data-export';
import { ProfileForm } from './profile-form';

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
      <TitledCard title="Data kamu">
        <p className="mt-1 text-sm text-muted">Unduh semua yang kami simpan tentang kamu, atau hapus akunmu.</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <DataExport />
          <LinkButton variant="secondary" to="/user/delete-account">
            Hapus akun
          </LinkButton>
        </div>
      </TitledCard>
    </div>
  );
}

/** What is changed elsewhere, because it is proved first or has a page of its own. */
function Contacts({ profile: { email, emailVerified, reminderContact } }: { profile: ProfileView }) {
  const { platform, value } = reminderContact;
  const rows = [
    {
      label: 'Email',
      value: emailVerified ? email : `${email} (belum diverifikasi)`,
      to: '/user/profile/change-email',
    },
    { label: 'Kata sandi', value: '••••••••', to: '/user/profile/reset-password' },
    {
      label: 'Kontak pengingat',
      // The address itself stands two lines above.
      value: platform === 'wa' ? `WhatsApp ${formatPhone(value)}` : 'Lewat email',
      to: '/reminder-contact',
    },
    { label: 'Perangkat', value: 'Tempat akunmu sedang masuk', to: '/user/sessions' },
  ];
  return (
    <ul aria-label="Kontak dan keamanan" className="card divide-y divide-line">
      {rows.map(({ label, value: shown, to }) => (
        <li key={label} className="flex items-center justify-between gap-3 p-5 py-3">
          <span className="min-w-0">
            <span className="block text-sm text-muted">{label}</span>
            <span className="block font-semibold break-words">{shown}</span>
          </span>
          <LinkButton
            variant="quiet"
            to={to}
            className="-mr-3 shrink-0"
            aria-label={`${VERB[label] ?? 'Ganti'} ${label.toLowerCase()}`}
          >
            {VERB[label] ?? 'Ganti'}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
const VERB: Record<string, string> = { Perangkat: 'Lihat' };

const ProfileSkeleton = () => (
  <Loading>
    <Skeleton className="mt-4 h-80 !rounded-[14px]" />
    <Skeleton className="mt-5 h-60 !rounded-[14px]" />
  </Loading>
);
