import * as z from 'zod/mini';
import { text } from '#contracts/platform/common.http';
import { asName } from '#domain/platform/typed-line';
import { nameSigns } from '#contracts/platform/plain-name';

/** What mail programs would turn into a link: names stand in messages to addresses that the sender chooses. */
const LINK = /:\/\/|www\.|@|\.\p{L}{2,}\//iu;

/** Name of a person. */
export const personName = (max = 100, min = 1) =>
  text(max, min, asName).check(
    z.refine((name) => !LINK.test(name), 'Tulis namanya saja, tanpa alamat web atau email'),
    ...nameSigns('Nama', 'letter'),
  );
