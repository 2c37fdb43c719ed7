import * as z from 'zod/mini';
import { uid } from '#contracts/http/common.http';

/** What every record of the console has: react-admin asks for `id`. */
export const id = uid;
export const orderRef = { orderUid: uid, orderNumber: z.string() };
export const planRef = { providerName: z.string(), packageName: z.string(), durationLabel: z.string() };
export const customerRef = { customerUid: uid, customerName: z.string() };
/** Actions that an admin may take now: keys of the domain's transition table and last segments of the action's URL. */
export const allowedActions = z.array(z.string());
