import { useState } from 'react';
import type { CampaignDetail } from '#contracts/campaigns/campaigns.http';
import { PAGE } from '#contracts/shop-paths';
import { ANNIVERSARY } from '#domain/campaigns/campaign';
import { LinkButton } from '../platform/ui/button';
import { EmailField, Field } from '../platform/ui/field';
import { InfoPage } from '../platform/ui/info-page';
import { Notice } from '../platform/ui/notice';
import { EmptyState } from '../platform/ui/states';
import { BackLink } from '../platform/ui/titled';
import { CampaignGate } from './campaign-gate';
import { MissionForm } from './mission-form';
import { useSubmitMission } from './submit-mission';

/** /event/anniv/verification: a review is sent with the unique code, without signing in. */
export const VerificationPage = () => (
  <CampaignGate slug={ANNIVERSARY} title="Verifikasi ulasan">
    {(campaign) => <Verification campaign={campaign} />}
  </CampaignGate>
);

function Verification({ campaign }: { campaign: CampaignDetail }) {
  const reviews = campaign.missions.filter(({ review }) => review);
  return (
    <>
      <div className="column -mb-6 pt-6">
        <BackLink to={PAGE.anniversary}>{campaign.name}</BackLink>
      </div>
      <InfoPage
        title="Verifikasi ulasan"
        lead="Kirim bukti ulasanmu dengan kode unik dan email akunmu. Tidak perlu masuk dulu."
      >
        {reviews.length === 0 || !campaign.isRunning ? (
          <EmptyState title="Belum ada misi ulasan yang dibuka" />
        ) : (
          reviews.map((review) => <ReviewForm key={review.id} slug={campaign.slug} review={review} />)
        )}
      </InfoPage>
    </>
  );
}

type Review = CampaignDetail['missions'][number];

function ReviewForm({ slug, review }: { slug: string; review: Review }) {
  const submit = useSubmitMission(slug, review.id, { anonymous: true });
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  return (
    <section aria-labelledby={review.id} className="card mt-6 p-5">
      <h2 id={review.id} className="font-bold">
        {review.title}
      </h2>
      <p className="mt-1 whitespace-pre-line text-muted">{review.text}</p>
      {submit.isSuccess ? (
        <Notice tone="good" title="Misi berhasil disubmit." className="mt-4" live>
          Hasilnya kami kabari lewat email dan kotak pesanmu.
        </Notice>
      ) : (
        <MissionForm
          mission={review}
          submit={submit}
          extra={(errors) => (
            <>
              <Field
                label="Kode unik"
                name="uniqueCode"
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={20}
                value={code}
                onChange={({ target }) => setCode(target.value)}
                error={errors.uniqueCode}
              />
              <EmailField
                name="email"
                value={email}
                onChange={({ target }) => setEmail(target.value)}
                error={errors.email}
              />
            </>
          )}
        />
      )}
      {!submit.isSuccess && (
        <p className="mt-4 text-sm text-muted">Kode unik ada di halaman event setelah kamu masuk dan ikut.</p>
      )}
      {submit.isSuccess && (
        <LinkButton to={PAGE.anniversary} variant="secondary" className="mt-4">
          Kembali ke event
        </LinkButton>
      )}
    </section>
  );
}
