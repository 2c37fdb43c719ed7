import * as z from 'zod/mini';
import { VIEW_NAME_LENGTH } from '#contracts/limits';
import { storable, text, uid } from '#contracts/platform/common.http';

const name = text(VIEW_NAME_LENGTH.max, VIEW_NAME_LENGTH.min);
/** What a filter of a list may be given: of which keys and of what kind says the list. */
const filterValue = z.union([z.string().check(z.maxLength(200), storable), z.number(), z.boolean()]);
const filter = z.record(z.string().check(z.maxLength(100), storable), filterValue);
const sort = z.nullable(z.strictObject({ field: text(100), order: z.enum(['ASC', 'DESC']) }));

/** A list of the console as the admin has narrowed it, under a name. docs/rules/desks.md#saved-views */
export const savedView = z
  .object({
    uid,
    resource: z.string(),
    name: z.string(),
    filter: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    sort: z.nullable(z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) })),
  })
  .register(z.globalRegistry, { id: 'SavedView' });
export type SavedView = z.infer<typeof savedView>;

export const createSavedViewBody = z
  .strictObject({ resource: text(100), name, filter, sort })
  .register(z.globalRegistry, { id: 'CreateSavedViewBody' });
export type CreateSavedViewBody = z.infer<typeof createSavedViewBody>;

export const renameSavedViewBody = z.strictObject({ name }).register(z.globalRegistry, { id: 'RenameSavedViewBody' });
export type RenameSavedViewBody = z.infer<typeof renameSavedViewBody>;

/** What it shows from now on. */
export const updateSavedViewBody = z
  .strictObject({ filter, sort })
  .register(z.globalRegistry, { id: 'UpdateSavedViewBody' });
export type UpdateSavedViewBody = z.infer<typeof updateSavedViewBody>;
