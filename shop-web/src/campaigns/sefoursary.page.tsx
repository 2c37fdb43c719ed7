import { PAGE } from '#contracts/shop-paths';
import { SEFOURSARY } from '#domain/campaigns/campaign';
import { LinkButton } from '../platform/ui/button';
import { usePageMeta } from '../platform/ui/page-head';
import { CampaignGate } from './campaign-gate';
import { CampaignHero } from './campaign-hero';
import { CampaignSection, Written } from './section';

const SECTIONS = [
  { id: 'hadiah', title: 'Hadiah' },
  { id: 'cara-bermain', title: 'Cara bermain' },
  { id: 'syarat-ketentuan', title: 'Syarat dan ketentuan' },
] as const;

/** /sefoursary */
export const SefoursaryPage = () => (
  <CampaignGate slug={SEFOURSARY} title="Sefoursary">
    {(campaign) => {
      const [prize, rules, conditions] = SECTIONS;
      return (
        <>
          <Meta title={campaign.name} text={campaign.summary} />
          <CampaignHero campaign={campaign} links={SECTIONS} />
          <div className="wrap pb-12">
            <CampaignSection {...prize}>
              <Written text={campaign.specialPrize} />
              <p className="flex flex-wrap gap-3">
                <LinkButton to={PAGE.sefoursaryApproval}>Mulai bermain</LinkButton>
                {campaign.prizeTitle && (
                  <LinkButton to={PAGE.sefoursaryPrize} variant="secondary">
                    Ambil kode hadiah
                  </LinkButton>
                )}
              </p>
            </CampaignSection>
            <CampaignSection {...rules}>
              <Written text={campaign.howToPlay} />
            </CampaignSection>
            <CampaignSection {...conditions}>
              <Written text={campaign.terms} />
            </CampaignSection>
          </div>
        </>
      );
    }}
  </CampaignGate>
);

function Meta({ title, text }: { title: string; text: string }): null {
  usePageMeta(title, text);
  return null;
}
