import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { VariantView } from '#contracts/catalogue/catalogue.http';
import { NOTES_LENGTH } from '#contracts/limits';
import { loginPath } from '#contracts/shop-paths';
import { planNameOf } from '#domain/catalogue/plan-name';
import { WAITING_STATUS, waitingStatusAfter } from '#domain/products/subscriptions/waiting-list/waiting-status';
import { useDraft } from '../../../platform/drafts';
import { ApiError, messageOf } from '../../../platform/api/api-error';
import { useSession } from '../../../platform/session/session';
import { Button } from '../../../platform/ui/button';
import { TextField } from '../../../platform/ui/field';
import { Notice } from '../../../platform/ui/notice';
import { formatMoment } from '../../../platform/wib';
import { useChangeNotes, waitingQuery } from './waiting-list.queries';

type Plan = Pick<VariantView, 'uid' | 'providerName' | 'packageName'>;

/** For those who would rather wait for a seat in a running group than order one now. */
export function WaitingListCard({ plan }: { plan: Plan }) {
  const session = useSession();
  const { data } = useQuery({ ...waitingQuery(), enabled: session !== null });
  const mine = session && data?.find(({ variantUid }) => variantUid === plan.uid);
  const place = mine?.place ?? null;
  return (
    <details open={place !== null} className="card px-4 pb-px lg:px-5 [&[open]]:pb-4">
      <summary className="min-h-12 py-3 font-semibold">Belum mau pesan? Daftar tunggu</summary>
      <p className="mt-1 text-sm text-muted">
        {place === null
          ? `Begitu ada kursi ${planNameOf(plan.providerName, plan.packageName)} kosong di grup yang sudah jalan, kami kabari.`
          : `Kamu di urutan ke-${place} daftar tunggu paket ini.`}
      </p>
      {mine?.heldUntil && (
        <Notice tone="good" title="Ada kursi yang kami simpan untukmu" className="mt-3">
          Pesan paket ini sebelum {formatMoment(mine.heldUntil)}. Lewat dari itu, kursinya kami tawarkan ke yang lain.
        </Notice>
      )}
      <Notes
        key={plan.uid}
        plan={plan}
        notes={mine?.notes ?? ''}
        isWaiting={place !== null}
        isHeld={Boolean(mine?.heldUntil)}
      />
    </details>
  );
}

/** `isHeld`: a seat is held, which another wait gives up. */
function Notes({ plan, notes, isWaiting, isHeld }: { plan: Plan; notes: string; isWaiting: boolean; isHeld: boolean }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  /** null: not changed, so that what the API has is shown. */
  const [written, setWritten] = useState<string | null>(null);
  const change = useChangeNotes();
  const { ref: draftRef, clear: clearDraft } = useDraft(`waiting ${plan.uid}`);
  const status = change.isSuccess
    ? WAITING_STATUS.success
    : waitingStatusAfter(change.error instanceof ApiError ? change.error.status : 0);
  const send = (waits: boolean) => {
    if (!session) return void navigate(loginPath(`${pathname}${search}`));
    if (!waits) setWritten(null);
    change.mutate({ variantUid: plan.uid, notes: waits ? (written ?? notes) : '', waits }, { onSuccess: clearDraft });
  };
  return (
    <form ref={draftRef} noValidate className="mt-3 space-y-3" onSubmit={(event) => event.preventDefault()}>
      <TextField
        name="notes"
        label="Catatan untuk kami (boleh kosong)"
        hint="Misalnya: mulai bulan depan saja."
        rows={2}
        maxLength={NOTES_LENGTH.max}
        value={written ?? notes}
        onChange={({ target }) => setWritten(target.value)}
      />
      <div role="status" data-status={status}>
        {status === WAITING_STATUS.success && (
          <Notice
            tone="good"
            title={change.variables?.waits ? 'Catatanmu sudah kami simpan' : 'Kamu sudah keluar dari daftar tunggu'}
          />
        )}
        {status === WAITING_STATUS.failed && (
          <Notice tone="bad" title="Belum bisa masuk daftar tunggu">
            {messageOf(change.error)}
          </Notice>
        )}
        {change.isError && status === WAITING_STATUS.initial && <Notice tone="bad" title={messageOf(change.error)} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={change.isPending} onClick={() => send(true)}>
          {isWaiting ? 'Simpan catatan' : isHeld ? 'Lepas kursi ini, antre lagi' : 'Masuk daftar tunggu'}
        </Button>
        {isWaiting && (
          <Button variant="secondary" disabled={change.isPending} onClick={() => send(false)}>
            Keluar dari daftar
          </Button>
        )}
      </div>
    </form>
  );
}
