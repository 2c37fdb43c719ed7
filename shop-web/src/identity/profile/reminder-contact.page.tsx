import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { type ProfileView, type ReminderContactBody, reminderContactBody } from '#contracts/identity/profile.http';
import { PAGE } from '#contracts/shop-paths';
import { formatPhone } from '#domain/platform/phone';
import { Breakable } from '../../platform/ui/breakable';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { Button } from '../../platform/ui/button';
import { PhoneField } from '../../platform/ui/field';
import { applyFieldErrors, FailureNotice } from '../../platform/ui/form-errors';
import { Loading, Skeleton } from '../../platform/ui/states';
import { TitledPage } from '../../platform/ui/titled';
import { toast } from '../../platform/ui/toast';
import { useChooseReminderContact } from './profile.queries';
import { profileQuery } from './profile.query';

/** /reminder-contact */
export function ReminderContactPage() {
  return (
    <TitledPage title="Kontak pengingat" className="column max-w-xl py-8">
      <p className="mt-1.5 text-muted">Ke mana kami mengingatkanmu kalau batas bayar sudah dekat?</p>
      <div className="card mt-4 p-5">
        <AsyncBoundary
          skeleton={
            <Loading>
              <Skeleton className="h-72" />
            </Loading>
          }
        >
          <Contact />
        </AsyncBoundary>
      </div>
      <p className="mt-5">
        <Link to={PAGE.profile} className="font-semibold text-accent underline">
          Kembali ke Data Diri
        </Link>
      </p>
    </TitledPage>
  );
}

function Contact() {
  const { data: profile } = useSuspenseQuery(profileQuery());
  return <ContactForm profile={profile} />;
}

function ContactForm({ profile: { email, phoneNumber, reminderContact } }: { profile: ProfileView }) {
  const choose = useChooseReminderContact();
  const isByChat = reminderContact.platform === 'wa';
  const { register, handleSubmit, setError, formState, control } = useForm<ReminderContactBody>({
    resolver: standardSchemaResolver(reminderContactBody),
    defaultValues: {
      platform: reminderContact.platform,
      phoneNumber: formatPhone(isByChat ? reminderContact.value : phoneNumber),
    },
    shouldUnregister: true,
  });
  const { errors } = formState;
  const platform = useWatch({ control, name: 'platform' });
  const submit = handleSubmit((body) =>
    choose.mutate(body, {
      onSuccess: () => toast('success', 'Kontak pengingat tersimpan'),
      onError: (error) => applyFieldErrors(error, ['phoneNumber'], setError),
    }),
  );
  const option = 'flex min-h-11 items-center gap-3';
  const radio = 'size-5 shrink-0';
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <FailureNotice error={choose.error} fields={errors} />
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">Kirim pengingat lewat</legend>
        <label className={option}>
          <input type="radio" value="email" className={radio} {...register('platform')} />
          Email saja
        </label>
        <label className={option}>
          <input type="radio" value="wa" className={radio} {...register('platform')} />
          Email dan WhatsApp
        </label>
      </fieldset>
      {/* Both variants and the skeleton are equally high, so that nothing jumps. */}
      <div className="grid min-h-25">
        {platform === 'wa' ? (
          <PhoneField
            label="Nomor WhatsApp untuk pengingat"
            hint="Boleh beda dari nomor di Data Diri."
            error={errors.phoneNumber?.message}
            {...register('phoneNumber')}
          />
        ) : (
          <p className="min-w-0 rounded-xl bg-sunken p-4 text-sm">
            Pengingat masuk ke{' '}
            <span className="font-semibold wrap-anywhere">
              <Breakable>{email}</Breakable>
            </span>
            . Sering lupa cek email? Pilih yang pakai WhatsApp juga.
          </p>
        )}
      </div>
      <Button type="submit" busy={choose.isPending} className="max-sm:w-full">
        Simpan
      </Button>
    </form>
  );
}
