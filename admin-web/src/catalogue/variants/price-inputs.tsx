import { Button, Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel, Stack } from '@mui/material';
import { required, useInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { DERIVABLE, type Derivable } from '#domain/catalogue/price-check';
import { CheckboxInput } from '../../platform/forms/checkbox-input';
import { MomentInput } from '../../platform/forms/moment-input';
import { RupiahInput } from '../../platform/forms/rupiah-input';
import { AMOUNTS, type PriceValues, fittingAdminFee } from './price-values';

interface PriceInputsProps {
  groupSize: number;
  /** A scheduled price keeps having a date. */
  needsDate: boolean;
}

const validateDate = required();

export const PriceInputs = ({ groupSize, needsDate }: PriceInputsProps) => {
  const translate = useTranslate();
  const label = (field: string) => translate(`resources.variants.fields.${field}`);
  const fromNow = useWatch<PriceValues, 'fromNow'>({ name: 'fromNow' });
  return (
    <Stack useFlexGap sx={{ gap: 1.5, minWidth: 0 }}>
      {!needsDate && <CheckboxInput source="fromNow" label="price.fromNow" />}
      {!fromNow && <MomentInput source="validFrom" label="price.from" validate={validateDate} />}
      {AMOUNTS.map((name) => (
        <RupiahInput
          key={name}
          source={name}
          label={`${label(name)} (Rp)`}
          min={0}
          optional={name !== 'grandTotal'}
          autoFocus={name === 'grandTotal'}
          helperText={`price.help.${name}`}
        />
      ))}
      <CheckboxInput source="taxed" label="resources.variants.fields.taxed" />
      <FitFeeButton groupSize={groupSize} />
      <DerivedPartsInput />
    </Stack>
  );
};

/** Fills in the admin fee that follows from the other amounts, marked as derived. */
const FitFeeButton = ({ groupSize }: { groupSize: number }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext<PriceValues>();
  const price = useWatch<PriceValues>() as PriceValues;
  const fee = fittingAdminFee(price, groupSize);
  const fill = () => {
    setValue('adminFee', fee, { shouldValidate: true });
    setValue('derived', [...new Set([...price.derived, 'adminFee' as const])]);
  };
  return (
    <Button variant="outlined" disabled={fee === null} onClick={fill} sx={{ alignSelf: 'flex-start' }}>
      {translate('price.fitFee')}
    </Button>
  );
};

/** react-admin's CheckboxGroupInput hands MUI a prop that ends up in the DOM. */
const DerivedPartsInput = () => {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'derived' });
  const chosen = field.value as Derivable[];
  return (
    <FormControl component="fieldset" error={fieldState.invalid}>
      <FormLabel component="legend" sx={{ fontSize: '0.875rem' }}>
        {translate('price.derivedParts')}
      </FormLabel>
      {DERIVABLE.map((part) => (
        <FormControlLabel
          key={part}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(part)}
              onChange={(_, on) => field.onChange(on ? [...chosen, part] : chosen.filter((one) => one !== part))}
            />
          }
          label={translate(`resources.variants.fields.${part}`)}
        />
      ))}
      {fieldState.error && <FormHelperText>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
};
