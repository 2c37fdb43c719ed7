import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { AdminVariant } from '#contracts/http/admin/catalogue.http';
import { formatRupiah } from '#domain/money/sen';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts } from '../shared/facts';
import { WordField } from '../shared/fields';
import { RecordLink } from '../shared/record-link';
import { ShelfActions } from '../shared/shelf-actions';
import { VariantEdits } from './variant-edits';
import { VariantPrices } from './variant-prices';

export const VariantShow = () => (
  <ConsoleShow>
    <VariantDetail />
  </ConsoleShow>
);

const VariantDetail = () => {
  const variant = useRecordContext<AdminVariant>();
  if (!variant) return null;
  return (
    <>
      <Typography component="h2" variant="h6">
        {variant.providerName} {variant.packageName}, {variant.durationLabel}
      </Typography>
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
        <Fact source="active">
          <WordField source="active" prefix="ra.boolean" />
        </Fact>
      </Facts>
      <VariantPrices />
      <VariantEdits />
    </>
  );
};
