import { i18nProvider } from '../i18n/i18n-provider';

/** What a dialog calls a field otherwise than its record does; by the last part of the address, which is the action. */
const IN_DIALOG: Record<string, string> = {
  'blacklist.proof': 'resources.blacklist.fields.evidence',
  'set-password.password': 'resources.admins.fields.newPassword',
  'use.usedOn': 'voucher.usedOn',
  'verify.providerPrice': 'verify.price',
};

/** The label of a field that the API has refused, in the language of the console; the field itself where it has none. */
export function fieldLabel(path: string, field: string): string {
  const parts = path.split('?')[0]!.split('/');
  // A line of a list is named by its place: `schemes.2`.
  const [name, ...place] = field.split('.');
  const keys = [
    IN_DIALOG[`${parts.at(-1)}.${name}`],
    `resources.${parts[0]}.fields.${name}`,
    `vault.fields.${name}`,
    `dialog.${name}`,
  ];
  const label = keys.map((key) => key && i18nProvider.translate(key, { _: '' })).find(Boolean);
  return [label ?? name, ...place].join('.');
}
