import * as z from 'zod/mini';
import { text } from '#contracts/platform/common.http';

/** What mail programs would turn into a link: names stand in messages to addresses that the sender chooses. */
const LINK = /:\/\/|www\.|@|\.\p{L}{2,}\//iu;

export const hasLink = (text: string): boolean => LINK.test(text);

/** Name of a person. */
export const personName = text(100).check(
  z.refine((name) => !hasLink(name), 'Tulis namanya saja, tanpa alamat web atau email'),
);
