import { type DeskPicture, PICTURES_MAX, UPLOAD_MAX_BYTES } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { useFailureText } from '../../design/Failure.tsx'
import { callDesk } from '../../net/callDesk.ts'

/** The types that the server decodes. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

/** The content of a file in base64. */
const readBase64 = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** Uploads pictures one after the other. `problems`: the files that were refused, and why. */
export function usePictureUpload(onUploaded: (picture: DeskPicture) => void) {
  const { t } = useTranslation('store')
  const failureText = useFailureText()
  const [left, setLeft] = useState(0)
  const [problems, setProblems] = useState<readonly string[]>([])
  const uploadOne = async (file: File): Promise<string | null> => {
    if (!PICTURE_TYPES.includes(file.type)) return t('pictureType')
    if (file.size > UPLOAD_MAX_BYTES) return t('pictureSize')
    try {
      const data = await readBase64(file)
      onUploaded(await callDesk('POST /desk/api/store/pictures', { body: { data } }))
      return null
    } catch (error) {
      return failureText(error)
    }
  }
  const upload = async (files: readonly File[], room: number) => {
    const taken = files.slice(0, Math.max(0, room))
    const found = files.length > taken.length ? [t('picturesMax', { count: PICTURES_MAX })] : []
    setProblems(found)
    setLeft(taken.length)
    for (const file of taken) {
      const why = await uploadOne(file)
      if (why !== null) found.push(t('pictureRefused', { name: file.name, why }))
      setProblems([...found])
      setLeft((before) => before - 1)
    }
  }
  return { upload, left, problems }
}
