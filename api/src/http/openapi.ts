import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { globalRegistry, toJSONSchema, type $ZodType } from 'zod/v4/core';

type JsonSchema = Record<string, unknown> & { required?: string[]; properties?: Record<string, object> };

/** OpenAPI from the same schemas that check the requests: UI at /api/docs, JSON at /api/openapi.json. */
export function serveOpenApi(app: NestFastifyApplication): void {
  const config = new DocumentBuilder()
    .setTitle('Patungan')
    .setDescription('Toko berbagi langganan: pesanan, pembayaran, grup, host, dan konsol admin.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, config, { standardSchemaConverter }), {
    jsonDocumentUrl: 'api/openapi.json',
  });
}

// zod/mini schemas have no converter of their own in @nestjs/swagger 12.
function standardSchemaConverter(schema: unknown, { schemaType }: { schemaType: 'input' | 'output' }) {
  const { id, json, definitions } = jsonSchemaOf(schema as $ZodType, schemaType);
  if (!id) return { schema: json, components: definitions };
  // Swagger writes a query as single parameters, which it does not find behind a reference.
  if (id.endsWith('Query')) return { schema: json };
  return { schema: { $ref: `#/components/schemas/${id}` }, components: definitions ?? { [id]: json } };
}

/** A schema itself, not a reference to it, and what it refers to. */
export function jsonSchemaOf(zod: $ZodType, io: 'input' | 'output') {
  const {
    definitions,
    $schema: _,
    ...outer
  } = toJSONSchema(zod, { target: 'openapi-3.0', io, unrepresentable: 'any' }) as JsonSchema & {
    definitions?: Record<string, JsonSchema>;
  };
  const id = globalRegistry.get(zod)?.id;
  return { id, definitions, json: (id && definitions?.[id]) || outer };
}
