import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Form, TextInput, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { AdminShopSetting } from '#contracts/platform/shop-settings.admin.http';
import type { AdminDataProvider } from '../data/data-provider';
import { isProposed } from '../actions/use-act';
import { useOnce } from '../actions/use-once';
import { refusedOf } from '../data/http';
import { ReasonInput } from '../forms/reason-input';
import { RupiahInput } from '../forms/rupiah-input';
import { asWritten } from './written';

type Values = Record<string, string | number | null | undefined>;

interface SectionFormProps {
  settings: readonly AdminShopSetting[];
  onClose: () => void;
}

/**
 * The settings of one section in a form of its own. Each that was changed is sent by itself: one that is refused stays open with its
 * reason, and does not hold the others.
 */
export const SectionForm = ({ settings, onClose }: SectionFormProps) => {
  const translate = useTranslate();
  const { save, isPending } = useSave(settings, onClose);
  // As they were when the form was opened: what another admin changes meanwhile must not undo what is typed.
  const [defaultValues] = useState(() => Object.fromEntries(settings.map((one) => [one.name, valueOf(one)])));
  return (
    <Form
      record={NO_RECORD}
      defaultValues={defaultValues}
      onSubmit={(values: object) => save(values as Values)}
      noValidate
      disableInvalidFormNotification
    >
      <Stack sx={{ p: 2, gap: 1, maxWidth: '36rem' }}>
        {settings.map((setting, at) => (
          <SettingInput key={setting.name} setting={setting} autoFocus={at === 0} />
        ))}
        <ReasonInput internal fullWidth />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate('ra.action.save')}
          </Button>
          <Button onClick={onClose} disabled={isPending}>
            {translate('ra.action.cancel')}
          </Button>
        </Box>
      </Stack>
    </Form>
  );
};

const NO_RECORD = {};
const valueOf = (setting: AdminShopSetting) => (typeof setting.value === 'number' ? setting.value : asWritten(setting));

const SettingInput = ({ setting, autoFocus }: { setting: AdminShopSetting; autoFocus: boolean }) => {
  const translate = useTranslate();
  const { name, kind, fallback } = setting;
  const standard =
    fallback === null ? '' : translate('shopSetting.emptied', { value: asWritten({ kind, value: fallback }) });
  const shared = {
    source: name,
    label: translate(`shopSetting.${name}.name`),
    helperText: `${translate(`shopSetting.${name}.help`)} ${standard}`,
    autoFocus,
    fullWidth: true,
  };
  return kind === 'rupiah' ? <RupiahInput {...shared} whole min={0} optional /> : <TextInput {...shared} />;
};

/** Sends what was changed, one setting after the other. @returns why some were refused, by their fields; nothing when all are saved. */
function useSave(settings: readonly AdminShopSetting[], onSaved: () => void) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);

  async function save({ reason, ...values }: Values): Promise<Record<string, string> | undefined> {
    const changed = settings.filter((one) => (values[one.name] ?? '') !== (valueOf(one) ?? ''));
    const refused: Record<string, string> = {};
    let [saved, waiting] = [0, 0];
    setPending(true);
    for (const { id, name } of changed) {
      const value = values[name] ?? '';
      const why = String(reason).trim();
      const sent =
        value === ''
          ? dataProvider.act('shop-settings', id, 'reset', { reason: why })
          : dataProvider.act('shop-settings', id, 'change', { value, reason: why });
      await sent.then(
        (answer) => (isProposed(answer) ? (waiting += 1) : (saved += 1)),
        (error: Error) => Object.assign(refused, fieldsOf(error, name)),
      );
    }
    setPending(false);
    if (saved + waiting > 0) refresh();
    const messageArgs = { n: saved, waiting };
    if (saved + waiting < changed.length) {
      notify('shopSetting.someRefused', { type: 'warning', messageArgs });
      return refused;
    }
    const told = waiting > 0 ? 'proposed' : saved > 0 ? 'saved' : 'unchanged';
    notify(`shopSetting.${told}`, { type: 'info', messageArgs });
    onSaved();
    return undefined;
  }
  return { save: useOnce(save), isPending };
}

/** The API calls the value of each setting `value`. */
function fieldsOf(error: Error, name: string): Record<string, string> {
  const errors = refusedOf(error)?.errors;
  return errors?.reason && !errors.value ? { reason: errors.reason } : { [name]: errors?.value ?? error.message };
}
