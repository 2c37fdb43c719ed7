import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ProfileView } from '#contracts/identity/profile.http';
import { AvatarForm } from './avatar-form';

const PROFILE: ProfileView = {
  customerUid: '7b0b8a3e-0000-4000-8000-000000000001',
  name: 'Budi',
  email: 'budi@patungan.test',
  emailVerified: true,
  phoneNumber: '6281234567890',
  blocked: false,
  avatar: '/foto.webp',
  reminderContact: { platform: 'email', value: 'budi@patungan.test', redirectUrl: '' },
  createdAt: '2026-11-01T00:00:00.000Z',
};
const { fetch, XMLHttpRequest, FormData } = globalThis;
/** Node's own takes no file of jsdom. */
class Fields extends Map<string, unknown> {}
/** What was asked of the API, in this order. */
let asked: string[];
let ready: Map<string, () => void>;

class Xhr {
  upload = {};
  open() {}
  setRequestHeader() {}
  send(form: Map<string, unknown>) {
    asked.push((form.get('avatar') as File).name);
  }
}

beforeEach(() => {
  asked = [];
  ready = new Map();
  const createImageBitmap = (file: File) =>
    new Promise((resolve) => ready.set(file.name, () => resolve({ width: 9, height: 9, close: () => undefined })));
  const remove = async () => {
    asked.push('remove');
    return new Response(JSON.stringify({ data: { ...PROFILE, avatar: '' }, meta: { status: 200 } }));
  };
  Object.assign(globalThis, { createImageBitmap, fetch: remove, XMLHttpRequest: Xhr, FormData: Fields });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AvatarForm profile={PROFILE} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  Object.assign(globalThis, { fetch, XMLHttpRequest, FormData });
});

const pick = (name: string) => {
  const photo = new File([Uint8Array.of(0xff, 0xd8, 0xff)], name, { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText('Foto profil: pilih foto'), { target: { files: [photo] } });
};
const isReady = (name: string) => waitFor(() => ready.get(name)!());
const turns = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it('the profile picture that was chosen last is the one that is sent', async () => {
  pick('lama.jpg');
  pick('baru.jpg');
  await isReady('baru.jpg');
  await isReady('lama.jpg');
  await turns();
  expect(asked).toEqual(['baru.jpg']);
});

it('a profile picture that is removed while it is prepared is not sent', async () => {
  pick('lama.jpg');
  fireEvent.click(screen.getByRole('button', { name: 'Hapus foto' }));
  await isReady('lama.jpg');
  await turns();
  expect(asked).toEqual(['remove']);
});
