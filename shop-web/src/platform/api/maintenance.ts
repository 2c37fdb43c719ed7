import { type ApiResponse, fetchTransport } from './transport';

const URL = '/api/customer/maintenance-config?platform=main';

interface Envelope {
  data?: { isActive?: number } | null;
  meta?: { status?: number; code?: string };
}

const listeners = new Set<() => void>();

/** Whether the shop is closed for maintenance; null when the request failed, which has no effect. */
export async function maintenanceIsOn(): Promise<boolean | null> {
  const answer = await fetchTransport({ method: 'GET', url: URL, headers: {} }).catch(() => null);
  const isActive = (answer?.body as Envelope | undefined)?.data?.isActive;
  return isActive === undefined ? null : isActive === 1;
}

/**
 * A public answer with `meta.status` 503 means maintenance. Of the others only the code MAINTENANCE does: a busy
 * database answers 503 too, and an order must not be lost for it.
 */
export function noticeMaintenance({ body }: ApiResponse, isPublic: boolean): void {
  const meta = (body as Envelope | undefined)?.meta;
  if ((isPublic && meta?.status === 503) || meta?.code === 'MAINTENANCE') startMaintenance();
}

export const startMaintenance = (): void => listeners.forEach((listener) => listener());

export function onMaintenance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
