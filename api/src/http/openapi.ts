import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { globalRegistry, toJSONSchema, type $ZodType } from 'zod/v4/core';

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
  const zod = schema as $ZodType;
  const id = globalRegistry.get(zod)?.id;
  const {
    definitions,
    $schema: _,
    ...json
  } = toJSONSchema(zod, {
    target: 'openapi-3.0',
    io: schemaType,
    unrepresentable: 'any',
  }) as Record<string, unknown> & { definitions?: Record<string, object> };
  if (!id) return { schema: json, components: definitions };
  // Swagger writes a query as single parameters, which it does not find behind a reference.
  if (id.endsWith('Query')) return { schema: { ...definitions?.[id] } };
  return { schema: { $ref: `#/components/schemas/${id}` }, components: definitions ?? { [id]: json } };
}
