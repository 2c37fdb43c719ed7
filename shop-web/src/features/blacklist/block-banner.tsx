import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { profileQuery } from '../../shared/session/profile.query';
import { showBlock, useBlockShown } from '../../shared/session/block-signal';
import { BlacklistModal } from './blacklist-modal';

/** A blocked customer sees at once that ordering is closed, and why by a press; trying to order opens the same modal. */
export function BlockBanner() {
  const { data: profile } = useQuery(profileQuery());
  const isShown = useBlockShown();
  return (
    <>
      {profile?.blocked && (
        <aside aria-label="Akun diblokir" className="border-b border-line bg-warn-tint text-sm text-ink">
          <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-warn" />
            <p className="min-w-0 flex-1 basis-52">Akun kamu belum bisa memesan.</p>
            <button
              type="button"
              onClick={() => showBlock(true)}
              className="min-h-11 rounded-lg px-2 max-[379px]:ml-6 font-semibold text-ink underline"
            >
              Lihat alasannya
            </button>
          </div>
        </aside>
      )}
      {isShown && <BlacklistModal onClose={() => showBlock(false)} />}
    </>
  );
}
