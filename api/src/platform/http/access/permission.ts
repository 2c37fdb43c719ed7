/** Metadata key of the permission that a console route needs. */
export const PERMISSION = 'permission';
/** The extension that shows it in the OpenAPI document. */
export const PERMISSION_IN_DOCUMENT = 'x-permission';
