/** What another screen hands over for importing: a file, or a text. It is taken once. */
let given: Blob | string | null = null

export function giveSource(source: Blob | string): void {
  given = source
}

export function takeSource(): Blob | string | null {
  const taken = given
  given = null
  return taken
}
