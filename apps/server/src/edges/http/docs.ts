import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { type CallDefinition, ERROR_STATUS, errorBody, errorsOf } from '@lance/contract'
import { PRODUCT_NAME } from '@lance/domain'
import type { FastifySchema, RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type ZodType, z } from 'zod'
import packageJson from '../../../package.json' with { type: 'json' }
import type { App } from '../../kernel/routing.ts'

const { version } = packageJson

type Described = { schema: FastifySchema; url: string; route: RouteOptions }

/** The codes of a call's errors by their status. */
function describeErrors(call: CallDefinition): Record<number, ZodType> {
  const byStatus = Map.groupBy(errorsOf(call), (code) => ERROR_STATUS[code])
  // A status may also be an answer of the call's own, as that of `/readyz`.
  const refused = [...byStatus].filter(([status]) => !(status in call.responses))
  return Object.fromEntries(
    refused.map(([status, codes]) => [
      status,
      errorBody.extend({ code: z.enum(codes) }).describe(codes.join(', ')),
    ]),
  )
}

/** Adds the errors of a call, and the bearer token if it requires one. */
function describeCall(described: Described): Described {
  const { schema = {}, route } = described
  const { call, auth } = route.config ?? {}
  const errors = { ...(call && describeErrors(call)), '4xx': errorBody, '5xx': errorBody }
  const response = { ...errors, ...(schema.response as object | undefined) }
  const security = auth === 'user' ? [{ bearer: [] }] : undefined
  return { ...described, schema: { ...schema, response, ...(security ? { security } : {}) } }
}

/** `/openapi.json`: every call, from the schemas that validate it. `/docs`: the same as a web page. */
export async function serveDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: PRODUCT_NAME,
        version,
        description:
          'Errors are { "error": text in the language of Accept-Language, "code": a stable code }. ' +
          'Sign in with POST /auth/login and send the token as a bearer token.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (described) =>
      jsonSchemaTransform(describeCall(described as Described) as Parameters<typeof jsonSchemaTransform>[0]),
  })
  await app.register(swaggerUi, { routePrefix: '/docs', logLevel: 'warn' })
  app.get('/openapi.json', { config: { auth: 'anyone' }, schema: { hide: true } }, () => app.swagger())
}
