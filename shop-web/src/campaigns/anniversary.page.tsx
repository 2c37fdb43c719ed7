import { Link } from 'react-router';
import type { CampaignDetail } from '#contracts/campaigns/campaigns.http';
import { lotteryPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { ANNIVERSARY } from '#domain/campaigns/campaign';
import { TEXT_LINK } from '../platform/ui/info-page';
import { usePageMeta } from '../platform/ui/page-head';
import { useScrollToHash } from '../platform/use-scroll-to-hash';
import { CampaignGate } from './campaign-gate';
import { CampaignHero } from './campaign-hero';
import { LiveAttendance } from './live-attendance';
import { MissionBoard } from './mission-board';
import { CampaignSection, Written } from './section';
import { SpecialPrize } from './special-prize';

/** /Anniv5eakun */
export const AnniversaryPage = () => (
  <CampaignGate slug={ANNIVERSARY} title="Ulang tahun">
    {(campaign) => <Anniversary campaign={campaign} />}
  </CampaignGate>
);

const SECTIONS = [
  { id: 'hadiah-spesial', title: 'Hadiah spesial' },
  { id: 'misi-penyelamatan', title: 'Misi penyelamatan' },
  { id: 'konferensi-detektif', title: 'Konferensi detektif' },
  { id: 'cara-bermain', title: 'Cara bermain' },
  { id: 'syarat-ketentuan', title: 'Syarat dan ketentuan' },
] as const;

function Anniversary({ campaign }: { campaign: CampaignDetail }) {
  const { slug, name, summary, specialPrize, rescueMission, conference, howToPlay, terms } = campaign;
  usePageMeta(name, summary);
  useScrollToHash();
  const [prize, missions, lives, rules, conditions] = SECTIONS;
  return (
    <>
      <CampaignHero campaign={campaign} links={SECTIONS} />
      <div className="wrap pb-12">
        <CampaignSection {...prize}>
          <Written text={specialPrize} />
          <SpecialPrize campaign={campaign} />
        </CampaignSection>
        <CampaignSection {...missions}>
          <Written text={rescueMission} />
          <MissionBoard campaign={campaign} />
          <p className="text-sm text-muted">
            Sudah menulis ulasan tapi belum masuk?{' '}
            <Link to={PAGE.anniversaryVerification} className={TEXT_LINK}>
              Kirim dengan kode unik
            </Link>
          </p>
        </CampaignSection>
        <CampaignSection {...lives}>
          <Written text={conference} />
          <LiveAttendance campaign={campaign} />
          <p className="flex flex-wrap gap-x-5 gap-y-2">
            {campaign.hasLottery && (
              <Link to={lotteryPath(slug)} className={TEXT_LINK}>
                Lihat dan periksa undian
              </Link>
            )}
            {campaign.hasVote && (
              <Link to={PAGE.vote} className={TEXT_LINK}>
                Ikut voting
              </Link>
            )}
          </p>
        </CampaignSection>
        <CampaignSection {...rules}>
          <Written text={howToPlay} />
        </CampaignSection>
        <CampaignSection {...conditions}>
          <Written text={terms} />
        </CampaignSection>
      </div>
    </>
  );
}
