import { expect, it } from '@jest/globals';
import { personName } from './person-name.js';

it.each(['Budi Santoso', "Nur'aini", 'a/n Budi', 'St. Petrus', 'R. A. Kartini, S.H.', '陳大文'])(
  'a name may be %s',
  (name) => expect(personName.parse(name)).toBe(name),
);

it.each(['https://evil.example/menang', 'Menang di www.evil.example', 'evil.example/menang', 'budi@evil.example'])(
  'a name is not %s',
  (name) =>
    expect(personName.safeParse(name).error?.issues[0]?.message).toBe(
      'Tulis namanya saja, tanpa alamat web atau email',
    ),
);
