import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { GameLog, MissionView } from '#contracts/campaigns/missions.http';
import { ApiError } from '../platform/api/api-error';
import { type ToastText, toasterReady } from '../platform/ui/toast';
import { MISSION_SAYS, showRefusal } from './campaign-toasts';
import { CampaignGate } from './campaign-gate';
import { CampaignNotices } from './campaign-notices';
import { EventsPage, RegisteredPage } from './events.pages';
import { LiveAttendance } from './live-attendance';
import { OwnMission } from './mission-board';
import {
  SefoursaryApprovalPage,
  SefoursaryGamePage,
  SefoursaryLevelPage,
  SefoursaryPrizePage,
} from './sefoursary-game.page';
import { SpecialPrize } from './special-prize';
import { withMission } from './submit-mission';
import { aCampaign, aLog, aMission } from './test/campaign';

const ID = '7b0b8a3e-0000-4000-8000-000000000001';
const MISSION = aMission();
const CAMPAIGN = aCampaign();
const NO_LOG = aLog();

const shown: [string, ToastText, number][] = [];
beforeAll(() => {
  toasterReady({ show: (...toast) => void shown.push(toast) });
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const realFetch = globalThis.fetch;
beforeEach(() => {
  for (const cookie of ['ATS=a', 'RTS=r']) document.cookie = `${cookie}; Path=/`;
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
  shown.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['ATS', 'RTS']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

/** As in a browser that keeps nothing. */
function blockStorage(): void {
  const blocked = () => {
    throw new Error('blocked');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
}

it.each([
  [{}, 'Sedang berlangsung'],
  [{ isRunning: false, startsAt: '2099-12-05T02:00:00.000Z' }, 'Mulai 5 Des 2099'],
  [{ isRunning: false, startsAt: '2020-01-01T02:00:00.000Z', endsAt: '2020-01-02T02:00:00.000Z' }, 'Sudah berakhir'],
])('an event says how far it is: %j', async (given, says) => {
  open(<EventsPage />, 200, [aCampaign(given)]);
  expect(await screen.findByText(says)).toBeTruthy();
});

/** Every call is answered with this, but for the log of the game. */
function open(page: ReactNode, status: number, data: unknown, code = 'X', log: GameLog = NO_LOG, at = '/'): void {
  const found = (body: object) => new Response(JSON.stringify({ data: body, meta: { status: 200 } }));
  globalThis.fetch = async (address) => {
    if (String(address).endsWith('/logs')) return found(log);
    return new Response(JSON.stringify({ data, meta: { status, code, message: 'Pesan server' } }), { status });
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each([
  [true, 'Kirim ulang'],
  [false, 'Tidak diterima'],
])('an answer that was rejected is to be sent again while the campaign runs: %s', (isRunning, word) => {
  const mission = aMission({ state: 'rejected', reason: 'Fotonya buram', isUnlocked: true });
  open(<OwnMission campaign={aCampaign({ isRunning })} mission={mission} />, 200, null);
  expect(screen.getByText(word)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Kirim misi' }) !== null).toBe(isRunning);
});

describe('attending a live', () => {
  const SUCCESS_MS = 3_000;
  it.each<[number, string, ToastText, number]>([
    [200, 'success', { message: 'Absensi undian live berhasil disubmit.' }, SUCCESS_MS],
    [400, 'error', { title: 'Sudah Submit', message: 'Kamu sudah melakukan absen live.' }, 5_000],
    [404, 'error', { title: 'Misi Tidak Ditemukan', message: 'Kamu belum melaksanakan misi apapun.' }, 5_000],
    [403, 'error', { title: 'Absensi belum dibuka', message: 'Kamu hanya bisa absen selama jam tayang live.' }, 5_000],
    [500, 'error', { title: 'Terjadi Kesalahan', message: 'Silahkan coba beberapa saat lagi.' }, 5_000],
  ])('answered with %i shows a toast', async (status, kind, text, ms) => {
    open(<LiveAttendance campaign={CAMPAIGN} />, status, { live: 'Live', attendedAt: '2026-11-24T12:00:00.000Z' });
    fireEvent.click(screen.getByRole('button', { name: 'Absen live' }));
    await waitFor(() => expect(shown).toEqual([[kind, text, ms]]));
  });

  const LIVE = {
    uid: ID,
    title: 'Live perdana',
    startsAt: '2026-11-24T12:00:00.000Z',
    endsAt: '2026-11-24T13:00:00.000Z',
    isOpen: true,
    hasLottery: true,
  };
  const VERIFY = 'Verifikasi emailmu supaya ikut diundi.';
  it.each([
    ['of a live with a draw', true, false, true],
    ['not of a live without one', false, false, false],
    ['not to who has verified it', true, true, false],
  ])('is said to need a verified e-mail: %s', async (_, hasLottery, emailVerified, isSaid) => {
    const campaign = { ...CAMPAIGN, lives: [{ ...LIVE, hasLottery }] };
    open(<LiveAttendance campaign={campaign} />, 200, null, 'X', { ...NO_LOG, emailVerified });
    await screen.findByText('Live perdana');
    if (isSaid) await screen.findByText(VERIFY);
    else await waitFor(() => expect(screen.queryByText(VERIFY)).toBeNull());
  });

  it('that was attended on another device says so instead of the button', async () => {
    const log = { ...NO_LOG, attendedLives: [ID] };
    open(<LiveAttendance campaign={{ ...CAMPAIGN, lives: [LIVE] }} />, 200, null, 'X', log);
    await screen.findByText('Kamu sudah absen di Live perdana');
    expect(screen.queryByRole('button', { name: 'Absen live' })).toBeNull();
  });

  it('that was attended meanwhile in another tab says so instead of the button', async () => {
    const log = { ...NO_LOG };
    open(<LiveAttendance campaign={{ ...CAMPAIGN, lives: [LIVE] }} />, 400, null, 'ALREADY_ATTENDED', log);
    const button = await screen.findByRole('button', { name: 'Absen live' });
    log.attendedLives = [ID];
    fireEvent.click(button);
    expect(await screen.findByText('Kamu sudah absen di Live perdana')).toBeTruthy();
  });

  it('with a blocked account gives the reason of the server, not that of the hours', async () => {
    open(<LiveAttendance campaign={CAMPAIGN} />, 403, null, 'BLOCKED_CUSTOMER');
    fireEvent.click(screen.getByRole('button', { name: 'Absen live' }));
    await waitFor(() => expect(shown).toEqual([['error', { title: 'Belum Bisa', message: 'Pesan server' }, 5_000]]));
  });
});

describe('the page after registering', () => {
  it.each([
    ['Kamu sudah terdaftar!', 'ABC123'],
    ['Kamu belum terdaftar', null],
  ])('says: %s', async (title, uniqueCode) => {
    open(<RegisteredPage />, 200, null, 'X', { ...NO_LOG, uniqueCode });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
});

describe('a mission', () => {
  it('that is locked is refused in the words of the campaign', async () => {
    showRefusal(new ApiError(403, 'MISSION_LOCKED', 'Pesan server'), MISSION_SAYS);
    await waitFor(() =>
      expect(shown).toEqual([
        [
          'error',
          {
            title: 'Tidak Bisa Submit',
            message: 'Kamu hanya bisa submit misi ini jika misi sebelumnya sudah completed.',
          },
          5_000,
        ],
      ]),
    );
  });

  it('that comes back replaces the one in the log, and no other', () => {
    const other = aMission({ id: '7b0b8a3e-0000-4000-8000-000000000002' });
    const log: GameLog = { ...NO_LOG, missions: [MISSION, other], uniqueCode: 'ABCDEFGH' };
    const changed = aMission({ state: 'submitted' });
    expect(withMission(log, changed)).toEqual({ ...log, missions: [changed, other] });
  });
});

describe('the special prize', () => {
  const PRIZE = { title: 'Kode hemat', text: 'Tukar di kasir', code: 'ANNIV-1', claimedAt: '2026-11-24T12:00:00.000Z' };

  /** The prize beside a mission in this state; its claim is answered so. */
  const prize = (state: MissionView['state'], status: number, data: unknown, hasClaimedPrize = false) =>
    open(
      <SpecialPrize campaign={CAMPAIGN} />,
      status,
      data,
      'X',
      aLog({ missions: [aMission({ state })], hasClaimedPrize }),
    );

  it('once claimed shows its code, and the browser remembers that it was claimed', async () => {
    prize('completed', 200, PRIZE);
    fireEvent.click(await screen.findByRole('button', { name: 'Ambil hadiah: Kode hemat' }));
    await screen.findByText('ANNIV-1');
    expect(localStorage.getItem('hasClaimedPrize')).toBe('anniv');
    cleanup();
    prize('completed', 200, PRIZE);
    await screen.findByText('ANNIV-1');
  });

  it('that was claimed on another device shows its code', async () => {
    prize('completed', 200, PRIZE, true);
    expect(await screen.findByText('ANNIV-1')).toBeTruthy();
  });

  it('cannot be claimed while a mission is open, and says why', async () => {
    prize('submitted', 200, PRIZE);
    const button = await screen.findByRole('button', {
      name: 'Ambil hadiah: Kode hemat',
      description: 'Selesaikan semua misi dulu untuk mengambil hadiahnya. Masih ada 1 misi.',
    });
    expect(button).toHaveProperty('disabled', true);
  });

  it('is claimed where storage is blocked too', async () => {
    blockStorage();
    prize('completed', 200, PRIZE);
    fireEvent.click(await screen.findByRole('button', { name: 'Ambil hadiah: Kode hemat' }));
    await screen.findByText('ANNIV-1');
    expect(shown).toEqual([]);
  });

  it('that is refused is not remembered', async () => {
    prize('completed', 403, null);
    fireEvent.click(await screen.findByRole('button', { name: 'Ambil hadiah: Kode hemat' }));
    await waitFor(() => expect(shown).toHaveLength(1));
    expect(localStorage.getItem('hasClaimedPrize')).toBeNull();
  });
});

describe('the order flow', () => {
  const notice = (title: string) => ({ slug: 'anniv', title, text: 'Yuk ikut' });

  it('shows the popup of a campaign once a visit', async () => {
    open(<CampaignNotices />, 200, { popup: notice('Ada event!'), information: null });
    await screen.findByRole('dialog', { name: 'Ada event!' });
    fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    open(<CampaignNotices />, 200, { popup: notice('Ada event!'), information: notice('Info event') });
    await screen.findByRole('button', { name: 'Info event' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows neither popup nor information without a title and a text', async () => {
    const empty = { slug: 'anniv', title: '', text: '' };
    open(<CampaignNotices />, 200, { popup: empty, information: { ...empty, title: 'Info event' } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect([screen.queryByRole('dialog'), screen.queryByRole('button')]).toEqual([null, null]);
  });

  it.each(['variant', 'plan', 'group'])('shows no popup once a %s is chosen', async (name) => {
    open(
      <CampaignNotices />,
      200,
      { popup: notice('Ada event!'), information: notice('Info event') },
      'X',
      NO_LOG,
      `/provider/a?${name}=x`,
    );
    await screen.findByRole('button', { name: 'Info event' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows and closes the popup where storage is blocked too', async () => {
    blockStorage();
    open(<CampaignNotices />, 200, { popup: notice('Ada event!'), information: null });
    await screen.findByRole('dialog', { name: 'Ada event!' });
    fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens the information of a campaign on a press', async () => {
    open(<CampaignNotices />, 200, { popup: null, information: notice('Info event') });
    fireEvent.click(await screen.findByRole('button', { name: 'Info event' }));
    expect(screen.getByRole('dialog', { name: 'Info event' })).toHaveProperty('open', true);
    expect(screen.getByRole('link', { name: 'Lihat event' }).getAttribute('href')).toBe('/Anniv5eakun');
  });
});

it.each([SefoursaryApprovalPage, SefoursaryGamePage, SefoursaryLevelPage, SefoursaryPrizePage])(
  'a visitor of the game is asked to sign in, or reads that it is not running: %p',
  async (GamePage) => {
    for (const cookie of ['ATS', 'RTS']) document.cookie = `${cookie}=; Path=/; Max-Age=0`;
    open(<GamePage />, 200, CAMPAIGN);
    expect(await screen.findByRole('link', { name: 'Masuk dulu' })).toBeTruthy();
    cleanup();
    open(<GamePage />, 404, null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Event ini sedang tidak berjalan' })).toBeTruthy();
  },
);

it('a campaign that is switched off is said not to be running', async () => {
  open(
    <CampaignGate slug="sefoursary" title="Sefoursary">
      {() => 'isi'}
    </CampaignGate>,
    404,
    null,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Event ini sedang tidak berjalan' })).toBeTruthy();
});
