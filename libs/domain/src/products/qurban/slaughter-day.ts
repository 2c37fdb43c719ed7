import { DomainError } from '../../platform/domain-error.js';
import { formatDate } from '../../platform/wib-texts.js';

interface Known {
  /** The day of its purchase (WIB); null where it is not known. */
  boughtOn: string | null;
  /** The day of its season. */
  feast: string;
  today: string;
}

/** An animal is slaughtered at the feast or later, once it was bought; days are `YYYY-MM-DD`. docs/rules/qurban.md#report @throws DomainError */
export function checkSlaughterDay(day: string, { boughtOn, feast, today }: Known): void {
  if (day > today) throw refused('Harinya belum tiba');
  if (day < feast) throw refused(`Paling cepat di hari raya musim ini: ${dayText(feast)}`);
  if (boughtOn !== null && day < boughtOn) throw refused(`Hewan ini baru dibeli pada ${dayText(boughtOn)}`);
}

const dayText = (day: string): string => formatDate(`${day}T00:00:00+07:00`);

const refused = (message: string) => new DomainError('SLAUGHTER_DAY', message, 'invalid', 'slaughteredOn');
