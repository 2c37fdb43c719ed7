import { expect, it } from '@jest/globals';
import { fileRefusal } from './file-refusal.js';

it.each([
  ['heic', 'FILE_TYPE', 'Foto HEIC belum bisa kami baca. Kirim tangkapan layarnya, atau simpan dulu sebagai JPEG.'],
  ['svg', 'PHOTO_TYPE', 'Gambar SVG belum bisa kami baca. Kirim tangkapan layarnya, atau simpan dulu sebagai JPEG.'],
  ['office', 'FILE_TYPE', 'Ini berkas Word, Excel, atau ZIP. Simpan dulu sebagai PDF, atau kirim tangkapan layarnya.'],
  ['office', 'PHOTO_TYPE', 'Ini berkas Word, Excel, atau ZIP. Kirim tangkapan layarnya.'],
  ['video', 'PHOTO_TYPE', 'Ini video. Kirim tangkapan layarnya.'],
  ['pdf', 'PHOTO_TYPE', 'Gunakan foto JPEG, PNG, atau WebP.'],
  [null, 'FILE_TYPE', 'Gunakan foto JPEG, PNG, WebP, atau berkas PDF.'],
] as const)('a file that is %s where %s is asked is refused by its name', (kind, accepted, message) => {
  expect(fileRefusal(kind, accepted)).toBe(message);
});
