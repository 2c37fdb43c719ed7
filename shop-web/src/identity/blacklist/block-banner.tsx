import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { profileQuery } from '../profile/profile.query';
import { BlacklistModal } from './blacklist-modal';
import { showBlock, useBlockShown } from './block-signal';

/** Shown to a blocked customer; the button, and trying to order, open the modal with the reason. */
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
