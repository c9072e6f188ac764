import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../kernel/config.ts'
import { deskUrlOf } from '../../kernel/config.ts'

const isSecure = (config: Config) => deskUrlOf(config).startsWith('https:')

/** Two copies on one computer share cookies, so each has its own name. */
const nameOf = (config: Config) => (isSecure(config) ? '__Secure-lance_desk' : `lance_desk_${config.PORT}`)

const optionsOf = (config: Config) =>
  ({ path: '/desk', httpOnly: true, sameSite: 'strict', secure: isSecure(config) }) as const

export const readDeskCookie = (config: Config, request: FastifyRequest): string | null =>
  request.cookies[nameOf(config)] ?? null

export function setDeskCookie(config: Config, reply: FastifyReply, token: string): void {
  reply.setCookie(nameOf(config), token, optionsOf(config))
}

export function clearDeskCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(nameOf(config), optionsOf(config))
}
