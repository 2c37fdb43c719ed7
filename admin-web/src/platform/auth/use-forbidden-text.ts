import { useTranslate } from 'react-admin';
import { useSession } from './session';

/** Says that the role of the signed-in admin may not do this. */
export function useForbiddenText(): string {
  const translate = useTranslate();
  return translate('access.forbidden', { role: translate(`adminRole.${useSession()?.role}`) });
}
