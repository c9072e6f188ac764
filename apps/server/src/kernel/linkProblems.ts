const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

type Links = Partial<
  Record<'DATABASE_URL' | 'MIGRATE_DATABASE_URL' | 'REDIS_URL' | 'SMTP_URL', string | undefined>
>

/** What each address must say so that the other end is verified and nothing can be read on the way. */
const NEEDED = {
  DATABASE_URL: 'sslmode=verify-full',
  MIGRATE_DATABASE_URL: 'sslmode=verify-full',
  REDIS_URL: 'rediss://',
  SMTP_URL: 'smtps://, or requireTLS=true',
} as const
type LinkName = keyof typeof NEEDED

/** A socket file, or an address of this machine. */
function isLocal({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? hostname
  return host === '' || host.startsWith('/') || host.startsWith('%2F') || loopback.test(host)
}

const isVerified: Readonly<Record<LinkName, (url: URL) => boolean>> = {
  DATABASE_URL: ({ searchParams }) => searchParams.get('sslmode') === 'verify-full',
  MIGRATE_DATABASE_URL: ({ searchParams }) => searchParams.get('sslmode') === 'verify-full',
  REDIS_URL: ({ protocol }) => protocol === 'rediss:',
  SMTP_URL: ({ protocol, searchParams }) =>
    (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true') &&
    ![...searchParams.keys()].some((name) => name.startsWith('tls.')),
}

/** With ENCRYPTED_LINKS: the links to other machines that are not encrypted, or whose other end is not verified. */
export function linkProblems(links: Links): { name: LinkName; problem: string }[] {
  return (Object.keys(NEEDED) as LinkName[]).flatMap((name) => {
    const urls = (links[name] ?? '').split(',').filter((text) => text !== '')
    const isSafe = (text: string) => {
      const url = new URL(text)
      return isLocal(url) || isVerified[name](url)
    }
    return urls.every(isSafe)
      ? []
      : [{ name, problem: `must be encrypted with ENCRYPTED_LINKS: expected ${NEEDED[name]}` }]
  })
}
