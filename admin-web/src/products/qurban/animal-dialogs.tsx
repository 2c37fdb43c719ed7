import { DialogContentText } from '@mui/material';
import { DateInput, TextInput, required, useRecordContext, useTranslate } from 'react-admin';
import type { AdminQurbanAnimal } from '#contracts/products/qurban/qurban.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { RupiahInput } from '../../platform/forms/rupiah-input';
import { CostTransferInputs, costTransferOf } from '../../sales/shared/cost-inputs';
import { minTrimmedLength } from '../../platform/forms/validators';

const validateRequired = required();
const validateText = minTrimmedLength(3);
const validateReport = minTrimmedLength(10);

/** Records the cost and the seller of an animal. */
export const BuyDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const animal = useRecordContext<AdminQurbanAnimal>();
  const translate = useTranslate();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<{ cost: number; boughtFrom: string }>
      {...rest}
      title={label}
      submitLabel={label}
      onSubmit={({ cost, boughtFrom, ...values }) =>
        onAct({ cost, boughtFrom: boughtFrom.trim(), ...costTransferOf(values) })
      }
    >
      <DialogContentText sx={{ mb: 1 }}>
        {translate(`${key}.ask`, { funds: formatRupiah(animal?.funds) })}
      </DialogContentText>
      <RupiahInput source="cost" whole label={`${key}.fields.cost`} />
      <TextInput
        source="boughtFrom"
        label={`${key}.fields.boughtFrom`}
        isRequired
        validate={validateText}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <CostTransferInputs of={animal} error={rest.error} />
    </ActionDialog>
  );
};

interface Reported {
  report: string;
  place: string;
  slaughteredOn: string;
}

/** The report of the day; its pictures are added before. */
export const ReportDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<Reported>
      {...rest}
      title={label}
      submitLabel={label}
      onSubmit={({ report, place, slaughteredOn }) =>
        onAct({ report: report.trim(), place: place.trim(), slaughteredOn })
      }
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`${key}.ask`)}</DialogContentText>
      <DateInput
        source="slaughteredOn"
        label={`${key}.fields.slaughteredOn`}
        validate={validateRequired}
        helperText={false}
      />
      <TextInput
        source="place"
        label={`${key}.fields.place`}
        isRequired
        validate={validateText}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: 150 } }}
      />
      <TextInput
        source="report"
        label={`${key}.fields.report`}
        isRequired
        multiline
        minRows={4}
        validate={validateReport}
        slotProps={{ htmlInput: { maxLength: 4_000 } }}
      />
    </ActionDialog>
  );
};
