import { Typography } from '@mui/material';
import { ArrayInput, SimpleFormIterator, TextInput, required, useTranslate } from 'react-admin';
import { LEAST_PRICE } from '#domain/products/sekeranjang/ladder';
import { MomentInput } from '../../platform/forms/moment-input';
import { RecordCreate, RecordEdit } from '../../platform/forms/record-form';
import { RupiahInput } from '../../platform/forms/rupiah-input';
import { WholeInput } from '../../platform/forms/whole-input';

const FIELDS = ['name', 'description', 'link', 'weightGrams', 'maxBuyers', 'promoEndAt', 'tiers'] as const;
const DEFAULTS = { link: '', maxBuyers: null, promoEndAt: null, tiers: [{ buyers: 5, price: 100_000 }] };

export const SekeranjangCreate = () => (
  <RecordCreate fields={FIELDS} defaults={DEFAULTS}>
    <ProductInputs />
  </RecordCreate>
);

export const SekeranjangEdit = () => (
  <RecordEdit fields={bodyOf}>
    <ProductInputs />
  </RecordEdit>
);

/** An input that was emptied has no text. */
const bodyOf = ({ link, ...record }: Record<string, unknown> & { id: string }) => ({
  ...Object.fromEntries(FIELDS.map((field) => [field, record[field]])),
  link: link ?? '',
});

const ProductInputs = () => {
  const translate = useTranslate();
  return (
    <>
      <TextInput source="name" validate={required()} fullWidth />
      <TextInput source="description" validate={required()} multiline minRows={3} fullWidth />
      <TextInput source="link" type="url" fullWidth />
      <WholeInput source="weightGrams" min={1} />
      <WholeInput source="maxBuyers" min={1} helperText="sekeranjang.maxBuyersHelp" optional />
      <MomentInput source="promoEndAt" helperText="sekeranjang.promoEndAtHelp" />
      <ArrayInput source="tiers" validate={required()} helperText={false}>
        <SimpleFormIterator inline disableReordering>
          <WholeInput source="buyers" min={1} label="sekeranjang.buyers" />
          <RupiahInput source="price" whole min={LEAST_PRICE} label="sekeranjang.price" />
        </SimpleFormIterator>
      </ArrayInput>
      <Typography variant="body2" color="textSecondary">
        {translate('sekeranjang.tiersHelp')}
      </Typography>
    </>
  );
};
