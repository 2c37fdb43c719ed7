import { type ArgumentMetadata, Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import { type FieldError, fieldErrors } from '#contracts/errors';
import { Refusal, invalid } from './refusal.js';

/** Parses every `@Body`, `@Query` and `@Param` that has a schema; a refusal names each field. */
@Injectable()
export class FieldNamingPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => invalid(...fieldErrors(issues)) });
  }

  override transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    // A missing body is read as an empty object, so that the refusal names the required fields.
    const given = value === undefined && metadata.type === 'body' ? ({} as T) : value;
    return super.transform(given, metadata).catch(async (error: unknown) => {
      throw error instanceof Refusal ? invalid(...(await named(error.errors, given, metadata))) : error;
    });
  }
}

/**
 * Names the field of errors about the value as a whole: the parameter's name, or the required fields of a body that is
 * no object.
 */
async function named(errors: FieldError[], value: unknown, { type, data, schema }: ArgumentMetadata) {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const { issues = [] } = type === 'body' && !isObject && schema ? await schema['~standard'].validate({}) : {};
  if (issues.length > 0) return fieldErrors(issues);
  return errors.map(({ field, message }) => ({ field: field || (data ?? type), message }));
}
