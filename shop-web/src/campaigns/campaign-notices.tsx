import { useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { CampaignNotices as Notices } from '#contracts/campaigns/campaigns.http';
import { LinkButton } from '../platform/ui/button';
import { Modal } from '../platform/ui/modal';
import { campaignPage } from './campaign-page';
import { noticesQuery } from './campaigns.queries';

type Shown = NonNullable<Notices['popup']>;
/** In the address of a provider, once something is chosen to be ordered. */
const CHOSEN = ['variant', 'plan', 'group', 'order'];
/** For this visit: a popup that was closed does not come again. */
const SEEN = 'campaignPopupSeen';
function wasSeen(slug: string): boolean {
  try {
    return sessionStorage.getItem(SEEN) === slug;
  } catch {
    return false; // storage is blocked
  }
}
function rememberSeen(slug: string): void {
  try {
    sessionStorage.setItem(SEEN, slug);
  } catch {
    // Storage is blocked: the popup is shown again on the next page.
  }
}

/** An empty window would only stand in the way. */
const saysSomething = (notice: Shown | null | undefined): Shown | null =>
  notice?.title.trim() && notice.text.trim() ? notice : null;

/** In the order flow: the popup of a campaign once a visit, and its information behind a button; neither before it has both its texts. */
export function CampaignNotices() {
  const { data } = useQuery(noticesQuery());
  // Who has chosen a plan already, or is back from the sign-in to order it, is not interrupted.
  const search = new URLSearchParams(useLocation().search);
  const isOrdering = CHOSEN.some((name) => search.has(name));
  const [closed, setClosed] = useState(false);
  const [open, setOpen] = useState(false);
  const popup = saysSomething(data?.popup);
  const information = saysSomething(data?.information);
  const close = (shown: Shown) => {
    rememberSeen(shown.slug);
    setClosed(true);
  };
  return (
    <>
      {popup && !closed && !isOrdering && !wasSeen(popup.slug) && (
        <NoticeModal notice={popup} onClose={() => close(popup)} />
      )}
      {information && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="fixed right-4 bottom-24 z-20 flex min-h-11 max-w-60 items-center gap-2 rounded-full border border-line bg-surface px-4 text-left text-sm font-semibold text-accent shadow-float"
        >
          <PartyPopper aria-hidden="true" className="size-4 shrink-0" /> {information.title}
        </button>
      )}
      {information && open && <NoticeModal notice={information} onClose={() => setOpen(false)} />}
    </>
  );
}

const NoticeModal = ({ notice: { slug, title, text }, onClose }: { notice: Shown; onClose: () => void }) => (
  <Modal title={title} onClose={onClose}>
    <p className="whitespace-pre-line break-words">{text}</p>
    <LinkButton to={campaignPage(slug)} wide className="mt-5" onClick={onClose}>
      Lihat event
    </LinkButton>
  </Modal>
);
