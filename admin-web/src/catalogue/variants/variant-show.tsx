import type { AdminVariant } from '#contracts/catalogue/catalogue.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { planNameOf } from '#domain/catalogue/plan-name';
import { ConsoleShow } from '../../platform/records/console-show';
import { Fact, Facts, TranslatedFact } from '../../platform/records/facts';
import { RecordLink } from '../../platform/records/record-link';
import { SaleActions } from '../shared/sale-actions';
import { RecordPage, initialsOf } from '../../platform/records/record-page';
import { RelatedEditLinks } from './related-edit-links';
import { VariantPrices } from './variant-prices';

export const VariantShow = () => <ConsoleShow of={VariantDetail} />;

const VariantDetail = ({ record: variant }: { record: AdminVariant }) => (
  <RecordPage
    title={`${planNameOf(variant.providerName, variant.packageName)}, ${variant.durationLabel}`}
    mark={initialsOf(variant.providerName)}
    actions={<SaleActions />}
    aside={
      <Facts>
        <Fact source="packageName">
          <RecordLink resource="packages" id={variant.packageUid}>
            {variant.packageName}
          </RecordLink>
        </Fact>
        <Fact source="familyName">{variant.familyName}</Fact>
        <Fact source="groupSize">{variant.groupSize}</Fact>
        <Fact source="grandTotal">{variant.grandTotal !== null && formatRupiah(variant.grandTotal)}</Fact>
        <TranslatedFact source="active" />
      </Facts>
    }
    below={<VariantPrices />}
  >
    <RelatedEditLinks />
  </RecordPage>
);
