/** Metadata of a route of the console: what the role of its caller has to allow. */
export const PERMISSION = 'permission';
/** The same in the published document. */
export const PERMISSION_IN_DOCUMENT = 'x-permission';
