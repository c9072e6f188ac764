/** The type of a picture by its first bytes; its name is not trusted. Sizes in pixels, null if unknown. */
export type PictureType = {
  extension: 'svg' | 'png' | 'jpg' | 'webp' | 'avif'
  contentType: string
  width: number | null
  height: number | null
}

/** Reads the type and size of a picture. Null unless all browsers can show it. */
export function readPictureType(bytes: Buffer): PictureType | null {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) && bytes.length > 24)
    return picture('png', { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) })
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return picture('jpg', sizeOfJpeg(bytes))
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return picture('webp', sizeOfWebp(bytes))
  if (/^ftypavi[fs]/.test(bytes.toString('latin1', 4, 12))) return picture('avif', sizeOfAvif(bytes))
  const head = bytes.toString('utf8', 0, 1000)
  return /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->).)*-->\s*)*<svg[\s>]/s.test(head)
    ? picture('svg', sizeOfSvg(head))
    : null
}

type Size = { width: number; height: number } | null

const CONTENT_TYPES = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const

function picture(extension: PictureType['extension'], size: Size): PictureType {
  const { width = null, height = null } = size ?? {}
  return { extension, contentType: CONTENT_TYPES[extension], width, height }
}

/** Walks the segments to the frame header. */
function sizeOfJpeg(bytes: Buffer): Size {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

function sizeOfWebp(bytes: Buffer): Size {
  if (bytes.length < 30) return null
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (kind !== 'VP8L') return null
  const packed = bytes.readUInt32LE(21)
  return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 }
}

function sizeOfAvif(bytes: Buffer): Size {
  const at = bytes.indexOf('ispe', 0, 'latin1')
  if (at < 0 || at + 16 > bytes.length) return null
  return { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
}

function sizeOfSvg(head: string): Size {
  const [, width, height] = /\bviewBox="[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(head) ?? []
  return width && height ? { width: Math.round(Number(width)), height: Math.round(Number(height)) } : null
}
