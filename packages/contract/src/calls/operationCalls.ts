import { z } from 'zod'
import { webhookAnswer } from '../http/deposits.ts'
import { publicSettings } from '../http/settings.ts'
import { defineCall } from './defineCall.ts'

const health = z.object({ status: z.string() })

/** What the operator's machines call, the payment provider, and every page. */
export const operationCalls = {
  /** The process runs. */
  readHealth: defineCall({
    method: 'GET',
    path: '/healthz',
    tag: 'operation',
    auth: 'anyone',
    responses: { 200: health },
    errors: [],
  }),
  /** The server can take requests. */
  readReadiness: defineCall({
    method: 'GET',
    path: '/readyz',
    tag: 'operation',
    auth: 'anyone',
    responses: { 200: health, 503: health },
    errors: [],
  }),
  readSettings: defineCall({
    method: 'GET',
    path: '/settings',
    tag: 'operation',
    auth: 'anyone',
    responses: { 200: publicSettings },
    errors: [],
  }),
  receiveWebhook: defineCall({
    method: 'POST',
    path: '/webhooks/:provider',
    tag: 'payments',
    auth: 'anyone',
    // A provider sends the events of all users from a few addresses.
    perMinute: 6000,
    bodyMaxBytes: 524_288,
    params: z.object({ provider: z.string().max(32) }),
    responses: { 200: webhookAnswer },
    errors: ['NOT_FOUND', 'WEBHOOK_SIGNATURE', 'WEBHOOK_MODE'],
  }),
}
