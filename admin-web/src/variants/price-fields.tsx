import {
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Stack,
  TextField,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { DERIVABLE } from '#domain/catalogue/price-check';
import { type AmountName, type TypedPrice, unreadable, withFittingFee } from './price-draft';

interface PriceFieldsProps {
  price: TypedPrice;
  groupSize: number;
  errors: Record<string, string>;
  /** A scheduled price keeps having a date. */
  needsDate: boolean;
  onChange: (price: TypedPrice) => void;
}
const AMOUNTS: AmountName[] = ['grandTotal', 'providerPrice', 'adminFee', 'activationFee'];

export const PriceFields = ({ price, groupSize, errors, needsDate, onChange }: PriceFieldsProps) => {
  const translate = useTranslate();
  const label = (field: string) => translate(`resources.variants.fields.${field}`);
  const wrong = unreadable(price);
  const fitting = withFittingFee(price, groupSize);
  return (
    <Stack useFlexGap sx={{ gap: 1.5, minWidth: 0 }}>
      {!needsDate && (
        <FormControlLabel
          control={
            <Checkbox
              checked={price.validFrom === ''}
              onChange={(_, now) => onChange({ ...price, validFrom: now ? '' : laterOf(price) })}
            />
          }
          label={translate('price.fromNow')}
        />
      )}
      {price.validFrom !== '' && (
        <TextField
          type="datetime-local"
          required
          label={translate('price.fromWib')}
          value={price.validFrom}
          error={Boolean(errors.validFrom)}
          helperText={errors.validFrom ?? ' '}
          onChange={(event) => event.target.value && onChange({ ...price, validFrom: event.target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      {AMOUNTS.map((name) => (
        <TextField
          key={name}
          autoFocus={name === 'grandTotal'}
          required={name === 'grandTotal'}
          label={`${label(name)} (Rp)`}
          value={price[name]}
          error={Boolean(errors[name]) || wrong.includes(name)}
          helperText={
            wrong.includes(name) ? translate('price.unreadable') : (errors[name] ?? translate(`price.help.${name}`))
          }
          onChange={(event) => onChange({ ...price, [name]: event.target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        />
      ))}
      <FormControlLabel
        control={<Checkbox checked={price.taxed} onChange={(_, taxed) => onChange({ ...price, taxed })} />}
        label={label('taxed')}
      />
      <Button
        variant="outlined"
        disabled={!fitting}
        onClick={() => fitting && onChange(fitting)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('price.fitFee')}
      </Button>
      <FormControl component="fieldset" error={Boolean(errors.derived)}>
        <FormLabel component="legend" sx={{ fontSize: '0.875rem' }}>
          {translate('price.derivedParts')}
        </FormLabel>
        {DERIVABLE.map((part) => (
          <FormControlLabel
            key={part}
            control={
              <Checkbox
                size="small"
                checked={price.derived.includes(part)}
                onChange={(_, on) =>
                  onChange({
                    ...price,
                    derived: on ? [...price.derived, part] : price.derived.filter((one) => one !== part),
                  })
                }
              />
            }
            label={label(part)}
          />
        ))}
        {errors.derived && <FormHelperText>{errors.derived}</FormHelperText>}
      </FormControl>
    </Stack>
  );
};

/** Any date but none; the admin puts it right. */
const laterOf = (price: TypedPrice): string => price.validFrom || `${new Date().getFullYear() + 1}-01-01T00:00`;
