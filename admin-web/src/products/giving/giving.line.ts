import type { Room } from '../../platform/rooms/room';
import { shareApplications } from './applications/applications.resource';
import { causes } from './causes/causes.resource';
import { disbursements } from './causes/disbursements.resource';
import { donations } from './given/donations.resource';
import { gifts } from './given/gifts.resource';
import { tips } from './given/tips.resource';
import { givingPayouts } from './payouts/payouts.resource';

/** Donations, tips and gifts. */
export const giving: Room = {
  resources: [causes, donations, disbursements, shareApplications, tips, gifts, givingPayouts],
  texts: [{ id: () => import('./texts.id'), en: () => import('./texts.en') }],
};
