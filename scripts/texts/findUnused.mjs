/**
 * The keys of all namespaces that no source uses, as `namespace:key`. A source's `t` looks in the namespaces
 * that its folder (its screen) uses; a key with a namespace is looked up there.
 * @param sources each with its `folder`, `namespaces`, `asked` and `loose`
 * @param keys the keys of each namespace
 */
export function findUnused({ sources, keys }) {
  const namespacesOf = new Map()
  for (const { folder, namespaces } of sources)
    namespacesOf.set(folder, new Set([...(namespacesOf.get(folder) ?? ['common']), ...namespaces]))
  const uses = sources.flatMap(({ folder, asked, loose }) =>
    [...asked, ...loose].map((use) => ({ use, within: namespacesOf.get(folder) })),
  )
  const literal = new Set()
  const patterns = []
  for (const { use, within } of uses) {
    if (use instanceof RegExp) patterns.push({ use, within, saysNamespace: /^\^\w+:/.test(use.source) })
    else if (/^\w+:/.test(use)) literal.add(use)
    else for (const namespace of within) literal.add(`${namespace}:${use}`)
  }
  const isAsked = (namespace, key) =>
    literal.has(`${namespace}:${key}`) ||
    patterns.some(({ use, within, saysNamespace }) =>
      saysNamespace ? use.test(`${namespace}:${key}`) : within.has(namespace) && use.test(key),
    )
  return [...keys].flatMap(([namespace, ofIt]) =>
    [...ofIt].filter((key) => !isAsked(namespace, key)).map((key) => `${namespace}:${key}`),
  )
}

/** The keys that sources give to a `t` but that none of their namespaces has, as `file: key`. */
export function findMissing({ sources, keys }) {
  const has = (namespace, key) => keys.get(namespace)?.has(key) ?? false
  return sources.flatMap(({ file, namespaces, asked }) =>
    asked
      .filter((key) => typeof key === 'string')
      .filter((key) => {
        const [, named, rest] = /^(\w+):(.*)$/.exec(key) ?? []
        if (named !== undefined) return !has(named, rest)
        return ![...namespaces, 'common'].some((namespace) => has(namespace, key))
      })
      .map((key) => `${file}: ${key}`),
  )
}
