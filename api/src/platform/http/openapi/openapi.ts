import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { $ZodType } from 'zod/v4/core';
import { jsonSchemaOf } from './json-schema.js';
import { sealInEnvelope } from './openapi-envelope.js';

/** OpenAPI from the schemas that check the requests: UI at /api/docs, JSON at /api/openapi.json. */
export function serveOpenApi(app: NestFastifyApplication): void {
  const config = new DocumentBuilder()
    .setTitle('Patungan')
    .setDescription('Toko berbagi langganan: pesanan, pembayaran, grup, host, dan konsol admin.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  const describe = (): OpenAPIObject =>
    sealInEnvelope(SwaggerModule.createDocument(app, config, { standardSchemaConverter }));
  SwaggerModule.setup('api/docs', app, describe, { jsonDocumentUrl: 'api/openapi.json' });
}

// @nestjs/swagger 12 has no converter for zod/mini schemas.
function standardSchemaConverter(schema: unknown, { schemaType }: { schemaType: 'input' | 'output' }) {
  const { id, json, definitions } = jsonSchemaOf(schema as $ZodType, schemaType);
  if (!id) return { schema: json, components: definitions };
  // Swagger lists query parameters one by one and cannot read them behind a reference.
  if (id.endsWith('Query')) return { schema: json };
  return { schema: { $ref: `#/components/schemas/${id}` }, components: definitions ?? { [id]: json } };
}
