import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { App } from '../../kernel/routing.ts'

/**
 * Serves the files of one folder, whose names contain a hash, below `prefix`; beside each may lie compressed
 * ones (`.br`, `.gz`). `setHeaders` gets the path of the file that is sent. The library's own route would list
 * the whole folder at each request, to compare the letters of the name on file systems that ignore case.
 */
export async function serveAssets(
  app: App,
  {
    folder,
    prefix,
    setHeaders,
  }: { folder: string; prefix: string } & Required<Pick<FastifyStaticOptions, 'setHeaders'>>,
): Promise<void> {
  await app.register(async (part) => {
    await part.register(fastifyStatic, {
      root: folder,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, ...file) {
        // They are the same in every language: a cache between us and the browser needs only one copy.
        reply.removeHeader('vary')
        setHeaders(reply, ...file)
      },
    })
    part.get<{ Params: { file: string } }>(
      `${prefix}:file`,
      { config: { auth: 'anyone' }, schema: { hide: true } },
      (request, reply) => reply.sendFile(request.params.file),
    )
  })
}
