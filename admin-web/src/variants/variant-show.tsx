import type { AdminVariant } from '#contracts/http/admin/catalogue.http';
import { formatRupiah } from '#domain/money/sen';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts, WordFact } from '../shared/facts';
import { RecordLink } from '../shared/record-link';
import { ShelfActions } from '../shared/shelf-actions';
import { ShowTitle } from '../shared/show-title';
import { VariantEdits } from './variant-edits';
import { VariantPrices } from './variant-prices';

export const VariantShow = () => <ConsoleShow of={VariantDetail} />;

const VariantDetail = ({ record: variant }: { record: AdminVariant }) => (
  <>
    <ShowTitle>
      {variant.providerName} {variant.packageName}, {variant.durationLabel}
    </ShowTitle>
    <ShelfActions />
    <Facts>
      <Fact source="packageName">
        <RecordLink resource="packages" id={variant.packageUid}>
          {variant.packageName}
        </RecordLink>
      </Fact>
      <Fact source="familyName">{variant.familyName}</Fact>
      <Fact source="groupSize">{variant.groupSize}</Fact>
      <Fact source="grandTotal">{variant.grandTotal === null ? '–' : formatRupiah(variant.grandTotal)}</Fact>
      <WordFact source="active" />
    </Facts>
    <VariantPrices />
    <VariantEdits />
  </>
);
