import { StandardSchemaValidationPipe } from '@nestjs/common';
import { fieldErrors } from '#contracts/errors';
import { invalid } from './refusal.js';

/** Parses every `@Body`, `@Query` and `@Param` that names a schema; a refusal names each field. */
export const createValidationPipe = () =>
  new StandardSchemaValidationPipe({ exceptionFactory: (issues) => invalid(...fieldErrors(issues)) });
