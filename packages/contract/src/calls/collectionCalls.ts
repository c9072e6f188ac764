import {
  COLLECTION_PUSH_BYTES_MAX,
  collectionChanges,
  collectionPush,
  collectionPushed,
  collectionQuery,
} from '../http/collection.ts'
import { defineCall } from './defineCall.ts'

/** A member's collection of games, of which every device has a copy. After a membership it can be read and deleted. */
export const collectionCalls = {
  readCollection: defineCall({
    method: 'GET',
    path: '/collection',
    tag: 'collection',
    auth: 'user',
    perMinute: 120,
    query: collectionQuery,
    responses: { 200: collectionChanges },
    errors: [],
  }),
  pushCollection: defineCall({
    method: 'POST',
    path: '/collection',
    tag: 'collection',
    auth: 'user',
    perMinute: 120,
    bodyMaxBytes: COLLECTION_PUSH_BYTES_MAX,
    body: collectionPush,
    responses: { 200: collectionPushed },
    errors: [],
  }),
}
