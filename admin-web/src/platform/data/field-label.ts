import type { TranslateFunction } from 'react-admin';

/**
 * The label of a field that the API has refused. `path` is the request's, such as `vouchers/…/use`: a label of the
 * action (`actions.vouchers.use.fields`) comes before the one of the resource.
 * @returns the field's own name where there is no label.
 */
export function fieldLabel(path: string, field: string, translate: TranslateFunction): string {
  const [resource, , action = 'create'] = path.split('?')[0]!.split('/');
  // An item of a list is named by its index: `schemes.2`.
  const [name, ...index] = field.split('.');
  const keys = [
    `actions.${resource}.${action}.fields.${name}`,
    `resources.${resource}.fields.${name}`,
    `dialog.${name}`,
  ];
  const label = keys.map((key) => translate(key, { _: '' })).find(Boolean);
  return [label ?? name, ...index].join('.');
}
