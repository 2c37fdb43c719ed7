import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MissionForm } from './mission-form';
import type { useSubmitMission } from './submit-mission';

/** Names of the pictures that were sent. */
let sent: string[];
let ready: Map<string, () => void>;
const submit = {
  error: null,
  isPending: false,
  mutate: (form: Map<string, File>) => sent.push(form.get('proof')!.name),
} as unknown as ReturnType<typeof useSubmitMission>;
const MISSION = { id: 'm', title: 'Foto struk', proof: 'picture' } as const;
const FormDataOfNode = globalThis.FormData;

/** Node's own takes no form of jsdom. */
class Fields extends Map<string, File> {
  constructor() {
    super();
  }
}

beforeEach(() => {
  sent = [];
  ready = new Map();
  const createImageBitmap = (file: File) =>
    new Promise((resolve) => ready.set(file.name, () => resolve({ width: 9, height: 9, close: () => undefined })));
  Object.assign(globalThis, { createImageBitmap, FormData: Fields });
  render(<MissionForm mission={MISSION} submit={submit} />);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  Object.assign(globalThis, { FormData: FormDataOfNode });
});

const pick = (...names: string[]) => {
  const files = names.map((name) => new File([Uint8Array.of(0xff, 0xd8, 0xff)], name, { type: 'image/jpeg' }));
  fireEvent.change(screen.getByLabelText('Foto bukti'), { target: { files } });
};
const isReady = (name: string) => waitFor(() => ready.get(name)!());
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Kirim misi' }));
const turns = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it('the picture of a mission that was chosen last is sent once, also when the one before it is ready later', async () => {
  pick('lama.jpg');
  send();
  await turns();
  pick('baru.jpg');
  send();
  await isReady('baru.jpg');
  await isReady('lama.jpg');
  await waitFor(() => expect(sent).toEqual(['baru.jpg']));
});

it('a picture of a mission that was removed is missing', async () => {
  pick('lama.jpg');
  await isReady('lama.jpg');
  pick();
  send();
  expect(await screen.findByText('Unggah bukti dulu ya.')).toBeTruthy();
  expect(sent).toEqual([]);
});
