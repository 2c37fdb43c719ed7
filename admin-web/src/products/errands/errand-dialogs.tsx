import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import type { AdminErrand } from '#contracts/products/errands/errands.admin.http';
import { QUOTE_DAYS } from '#domain/products/errands/errand';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { PictureInput } from '../../platform/files/picture-input';
import { CostTransferInputs, PayeeInput, costTransferOf } from '../../sales/shared/cost-inputs';
import { RupiahInput } from '../../platform/forms/rupiah-input';
import { WholeInput } from '../../platform/forms/whole-input';

interface Quoted {
  unitPrice: number;
  fee: number;
  weightGrams: number;
  days: number;
  note?: string | null;
}
const AMOUNTS = [
  ['unitPrice', 1],
  ['fee', 0],
] as const;
const NUMBERS = [
  ['weightGrams', 1],
  ['days', QUOTE_DAYS.min],
] as const;

/** What the shop offers to buy it for. */
export const QuoteDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const errand = useRecordContext<AdminErrand>();
  const translate = useTranslate();
  // As read when the dialog opened: the API refuses a quote on a newer version.
  const [version] = useState(errand?.version);
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<Quoted>
      {...rest}
      title={label}
      submitLabel={label}
      defaultValues={{
        unitPrice: errand?.unitPrice ?? undefined,
        fee: errand?.fee ?? 0,
        weightGrams: errand?.weightGrams ?? undefined,
        days: 3,
        note: errand?.quoteNote ?? '',
      }}
      onSubmit={({ note, ...numbers }) => onAct({ ...numbers, note: note ?? '', version })}
    >
      <DialogContentText sx={{ mb: 1 }}>
        {translate(`${key}.ask`, { quantity: errand?.quantity, ceiling: formatRupiah(errand?.ceiling) })}
      </DialogContentText>
      {AMOUNTS.map(([source, min]) => (
        <RupiahInput
          key={source}
          source={source}
          label={`${key}.fields.${source}`}
          whole
          min={min}
          max={errand?.ceiling}
        />
      ))}
      {NUMBERS.map(([source, min]) => (
        <WholeInput key={source} source={source} label={`${key}.fields.${source}`} min={min} />
      ))}
      <TextInput
        source="note"
        label={`${key}.fields.note`}
        multiline
        helperText={false}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ActionDialog>
  );
};

interface Bought {
  cost: number;
  payee: string;
  proof: File | null;
}

/** What it has cost, with the receipt. What was cheaper goes back to the customer. */
export const BuyDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const errand = useRecordContext<AdminErrand>();
  const translate = useTranslate();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  const submit = ({ cost, payee, proof, ...values }: Bought) => {
    const form = new FormData();
    const facts = { cost: String(cost), payee: payee.trim(), ...costTransferOf(values) };
    for (const [name, value] of Object.entries(facts)) form.set(name, value);
    if (proof) form.set('proof', proof);
    return onAct(form);
  };
  return (
    <ActionDialog<Bought> {...rest} title={label} submitLabel={label} onSubmit={submit}>
      <DialogContentText sx={{ mb: 1 }}>
        {translate(`${key}.ask`, { goods: formatRupiah(errand?.goods), ceiling: formatRupiah(errand?.ceiling) })}
      </DialogContentText>
      <RupiahInput source="cost" label={`${key}.fields.cost`} whole max={errand?.ceiling} />
      <PayeeInput />
      <CostTransferInputs of={errand} error={rest.error} />
      <PictureInput source="proof" label={translate(`${key}.fields.proof`)} />
    </ActionDialog>
  );
};
